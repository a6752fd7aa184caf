import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { forEachChunk } from '../../compute/eventLoopBudget.js'
import { divideByLength } from '../../math/linearAlgebra/normalize.js'
import { loadBackgroundFrequencies } from '../../text/frequencies/backgroundFrequency.js'
import { loadLemmatizer } from '../../text/morphology/lemmatizer.js'
import { tableSpace } from '../tableSpace.js'
import { addRow, allocateTable, findRow, insertRow, quantizeRow, type VectorTable } from '../vectorTable.js'
import type { BackgroundSource, BackgroundSpace } from '../wordVectors.js'
import { createCognateReader, groupsByTerm } from './cognates.js'
import { isCompounding, partsOfCompound } from './compounds.js'
import { decodeGroups } from './generalFile.js'
import { type GroupTable, withLanguage } from './groupTable.js'

/** The name under which a build reports this source. */
const NAME = 'general'
/** The language with most words by far, whose unknown words are mostly names. */
const MAIN = 'en'
/** Number of documents with a term at which the project's own vector weighs as much as the one of this space. */
const DOCUMENTS = 25
/** More axes cost larger projects memory and time, and bring them nothing: they know their words themselves. */
const MOST_DOCUMENTS = 20_000

/** `npm run compile` writes the file to `dist/`, and `npm run build` to `lib/` as well, whose modules lie one folder deep. */
const here = import.meta.url
const location = fileURLToPath(
  here.endsWith('.ts')
    ? new URL('../../../dist/general.br', here)
    : new URL(here.endsWith('/wordVectors/general/openGeneral.js') ? '../../general.br' : '../general.br', here),
)

/** The groups' vectors and one language's terms, in the order of the file, as vectors of terms. */
async function gatherTerms(groups: GroupTable, language: string): Promise<VectorTable> {
  const groupsOf = groupsByTerm(groups.terms.get(language) ?? [])
  const ids = Array.from(groupsOf.keys(), (words) => withLanguage(words, language))
  const table = allocateTable(groups.axes, ids)
  const lists = [...groupsOf.values()]
  const write = createRowWriter(groups, table)
  await forEachChunk(table.count, (from, to) => {
    for (let row = from; row < to; row++) write(row, lists[row]!)
  })
  return table
}

/** Writes the sum of some groups' vectors as a row of a table, and enters the row; nothing where they cancel out. */
function createRowWriter({ axes, scales, rows }: GroupTable, table: VectorTable) {
  const sum = new Float64Array(axes)
  // Most words are in one group only, and those of a group have the same vector.
  const rowsOfGroups = new Int32Array(scales.length).fill(-1)
  return (row: number, groups: readonly number[]): void => {
    const group = groups[0]!
    const same = groups.length === 1 ? rowsOfGroups[group]! : -1
    if (same >= 0) {
      table.rows.copyWithin(row * axes, same * axes, (same + 1) * axes)
      table.scales[row] = table.scales[same]!
      insertRow(table, row)
      return
    }
    sum.fill(0)
    for (const one of groups) addRow({ axes, scales, rows }, one, 1, sum)
    if (divideByLength(sum) === 0) return
    table.scales[row] = quantizeRow(table.rows, axes, row, sum)
    insertRow(table, row)
    if (groups.length === 1) rowsOfGroups[group] = row
  }
}

/**
 * What tells the vector of a word that a language's groups lack: both parts of a compound, otherwise a cognate, otherwise the head of a compound.
 */
function unknownWords(groups: GroupTable, table: VectorTable, language: string) {
  const ending = `|${language}`
  const isKnown = (part: string): boolean => findRow(table, part + ending) >= 0
  const groupOf = createCognateReader(groups, language)
  return (termId: string, sum: Float64Array): void => {
    if (!termId.endsWith(ending)) return
    const word = termId.slice(0, -ending.length)
    const parts = isCompounding(language) ? partsOfCompound(word, isKnown) : []
    const group = parts.length > 1 ? undefined : groupOf(word)
    if (group !== undefined) addRow(groups, group, 1, sum)
    else for (const part of parts) addRow(table, findRow(table, part + ending), 1, sum)
  }
}

/** The general word vectors that come with the package. The file is read when a language is first requested. */
export function openGeneral(path: string = location): BackgroundSource {
  let file: Promise<{ bytes: Buffer; digest: string }> | undefined
  const spaces = new Map<string, Promise<BackgroundSpace | undefined>>()
  const load = async (language: string): Promise<BackgroundSpace | undefined> => {
    file ??= readFile(path).then(async (packed) => ({
      bytes: await promisify(brotliDecompress)(packed),
      digest: createHash('sha256').update(packed).digest('hex').slice(0, 28),
    }))
    const { bytes, digest } = await file
    const groups = decodeGroups(bytes, language)
    if (!groups.terms.has(language)) return undefined
    const table = await gatherTerms(groups, language)
    const frequencies = await loadBackgroundFrequencies(language, await loadLemmatizer(language))
    const fingerprint = `${digest}-${language}`
    const weights = { documents: DOCUMENTS, yields: true, mostDocuments: MOST_DOCUMENTS }
    const addUnknown = language === MAIN ? undefined : unknownWords(groups, table, language)
    return tableSpace({ name: NAME, table, fingerprint, frequencies, addUnknown, ...weights })
  }
  return {
    async spaceFor(language) {
      let space = spaces.get(language)
      if (space === undefined) {
        space = load(language)
        spaces.set(language, space)
        space.catch(() => {
          spaces.delete(language)
          file = undefined
        })
      }
      return await space
    },
    close: () => {},
  }
}

/** The first source that supports a language provides it. */
export const firstSource = (...sources: readonly BackgroundSource[]): BackgroundSource => ({
  async spaceFor(language) {
    for (const source of sources) {
      const space = await source.spaceFor(language)
      if (space !== undefined) return space
    }
    return undefined
  },
  close() {
    for (const source of sources) source.close()
  },
})
