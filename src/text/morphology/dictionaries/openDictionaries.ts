import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { locateModule } from '../../../locateModule.js'
import { normalFormOf } from '../../tokenization/normalForm.js'
import { parseAffixes } from './affixRules.js'
import { type Dictionary, DictionaryError, type DictionaryFile, type DictionarySource } from './dictionary.js'
import { readWordTable } from './wordTable.js'

/** Larger files are no dictionaries: the largest we know has 12 MB. */
const MOST_BYTES = 64 << 20

/** Paths of a dictionary without their endings. */
interface Location {
  readonly name: string
  readonly base: string
}

/**
 * Finds the dictionaries of an option, by language: the name of an installed package, a folder, or the path of a .dic or .aff
 * file. Their files are read to tell one version from another; the words are read on first use. Throws DictionaryError for
 * a dictionary that is missing or broken.
 */
export async function openDictionaries(given: Readonly<Record<string, string>>): Promise<DictionarySource> {
  const files = await Promise.all(
    Object.entries(given).map(async ([language, place]) => [language, await openFile(language, place)] as const),
  )
  const byLanguage = new Map(files)
  return (language) => byLanguage.get(language)
}

/** Dictionaries that this process has read, by language and fingerprint. All engines share them. */
const loaded = new Map<string, Promise<Dictionary>>()

async function openFile(language: string, place: string): Promise<DictionaryFile> {
  const { name, base } = await locate(language, place)
  const opened = await readFiles(base)
  const { fingerprint } = opened
  parse(base, () => parseAffixes(opened.affixes, normalFormOf(language)))
  if (!/^\uFEFF?\d/u.test(opened.words.slice(0, 2)))
    throw broken(base, 'dic', 'its first line is not the number of words')
  return {
    name,
    fingerprint,
    load() {
      const key = `${language} ${fingerprint}`
      let dictionary = loaded.get(key)
      if (dictionary === undefined) {
        dictionary = load(language, base, fingerprint)
        loaded.set(key, dictionary)
        dictionary.catch(() => loaded.delete(key))
      }
      return dictionary
    },
  }
}

async function load(language: string, base: string, fingerprint: string): Promise<Dictionary> {
  const read = await readFiles(base)
  if (read.fingerprint !== fingerprint) throw new DictionaryError(`${base}.dic has changed. Open the engine again.`)
  const normalForm = normalFormOf(language)
  const rules = parse(base, () => parseAffixes(read.affixes, normalForm))
  const words = await readWordTable(read.words, rules, normalForm, nextTurn).catch((error: Error) => {
    throw broken(base, 'dic', error.message)
  })
  const encoded = new TextEncoder().encode(read.affixes)
  const affixes = new Uint8Array(new SharedArrayBuffer(encoded.length))
  affixes.set(encoded)
  return { fingerprint, affixes, words }
}

const broken = (base: string, ending: string, why: string): DictionaryError =>
  new DictionaryError(`${base}.${ending} cannot be read as a Hunspell dictionary: ${why}.`)

function parse<Value>(base: string, read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    throw broken(base, 'aff', (error as Error).message)
  }
}

/** Both files as text, and a digest of them. */
async function readFiles(base: string) {
  const [affixes, words] = await Promise.all(['aff', 'dic'].map((ending) => readPart(base, ending)))
  const fingerprint = createHash('sha256').update(affixes!).update('\0').update(words!).digest('hex').slice(0, 16)
  const named = /^\s*SET\s+(\S+)/mu.exec(affixes!.toString('latin1'))?.[1] ?? 'ISO8859-1'
  const label = named
    .toLowerCase()
    .replace(/^iso-?8859-?/u, 'iso-8859-')
    .replace(/^microsoft-cp/u, 'windows-')
  let decoder: InstanceType<typeof TextDecoder>
  try {
    decoder = new TextDecoder(label)
  } catch {
    throw broken(base, 'aff', `there is no encoding ${named}`)
  }
  return { affixes: decoder.decode(affixes), words: decoder.decode(words), fingerprint }
}

async function readPart(base: string, ending: string): Promise<Buffer> {
  const path = `${base}.${ending}`
  try {
    if (statSync(path).size > MOST_BYTES) throw new DictionaryError(`${path} is too large for a dictionary.`)
    return await readFile(path)
  } catch (error) {
    if (error instanceof DictionaryError) throw error
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw new DictionaryError(
      missing ? `There is no file ${path}.` : `${path} cannot be read: ${(error as Error).message}`,
    )
  }
}

async function locate(language: string, place: string): Promise<Location> {
  if (/\.(?:dic|aff)$/u.test(place)) {
    const base = resolve(place).slice(0, -4)
    return { name: basename(base), base }
  }
  const isFolder = existsSync(place) && statSync(place).isDirectory()
  if (isFolder || /^[./\\~]|^[a-z]:/iu.test(place)) return await inFolder(resolve(place), basename(resolve(place)))
  return await inFolder(folderOfPackage(language, place), place)
}

/** The only dictionary of a folder, or the one named `index`. */
async function inFolder(folder: string, name: string): Promise<Location> {
  const names = await readdir(folder).catch(() => [] as string[])
  const found = names.filter((file) => file.endsWith('.dic')).map((file) => file.slice(0, -4))
  const only = found.includes('index') ? 'index' : found.length === 1 ? found[0] : undefined
  if (only !== undefined) return { name, base: join(folder, only) }
  throw new DictionaryError(
    found.length === 0
      ? `There is no dictionary (a file .dic beside its .aff) in ${folder}.`
      : `${folder} has several dictionaries: ${found.sort().join(', ')}. Give the path of one file.`,
  )
}

function folderOfPackage(language: string, name: string): string {
  const path = locateModule(name, `${name}/package.json`)
  if (path !== undefined) return dirname(path)
  throw new DictionaryError(
    `There is no dictionary "${name}" for the language ${language}: no folder, and no installed package. Add a package with: npm install ${name}`,
  )
}
