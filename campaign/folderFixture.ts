import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'

/** What a folder answers, whatever version opens it: known from what was put in. */
export interface FolderContents {
  readonly documents: number
  /** Documents with the word `breakfast`. */
  readonly breakfasts: number
  /** Documents of the project that was never built. */
  readonly unbuilt: number
  readonly list: readonly string[]
  readonly management: Readonly<Record<string, unknown>>
  readonly dashboard: string
  readonly topic: string
  readonly username: string
  readonly password: string
  readonly workspace: string
  readonly token: string
}

const folders = fileURLToPath(new URL('../fixtures/folders/', import.meta.url))
const CONTENTS = 'contents.json'

/** Names of the folders that earlier versions wrote. */
export const folderFixtures = (): string[] => readdirSync(folders).sort()

/** Keeps a folder, each of its files compressed. */
export function packFolder(directory: string, name: string, contents: FolderContents): void {
  for (const path of readdirSync(directory, { recursive: true, encoding: 'utf8', withFileTypes: true })) {
    if (!path.isFile()) continue
    const file = join(path.parentPath, path.name)
    const target = `${join(folders, name, file.slice(directory.length + 1))}.gz`
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, gzipSync(readFileSync(file), { level: 9 }))
  }
  writeFileSync(join(folders, name, CONTENTS), `${JSON.stringify(contents, null, 2)}\n`)
}

/** Makes a folder as it was, and gives what is in it. */
export function unpackFolder(name: string, directory: string): FolderContents {
  const packed = join(folders, name)
  for (const path of readdirSync(packed, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.gz')) continue
    const target = join(directory, path.slice(0, -'.gz'.length))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, gunzipSync(readFileSync(join(packed, path))))
  }
  return JSON.parse(readFileSync(join(packed, CONTENTS), 'utf8')) as FolderContents
}
