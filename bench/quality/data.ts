import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** Rows of a file of JSON lines, gzipped or not. */
export function readRows<Row>(file: string): Row[] {
  return readText(file)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row)
}

/** Rows of a file of tab-separated values below its header. */
export function readTable(file: string): string[][] {
  return readText(file)
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))
}

function readText(file: string): string {
  const bytes = readFileSync(file)
  return (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8').replace(/\r/g, '')
}

/** Names in a folder of the data, sorted; none when the folder is not there. */
export function namesIn(data: string, folder: string): string[] {
  const path = join(data, folder)
  return existsSync(path) ? readdirSync(path).sort() : []
}

/** The language a set's name says: `de-absa-hotels` -> de, `xquad-ru` -> ru, `sib200-no` -> no; English otherwise. */
export function languageOf(name: string): string {
  const code = /^([a-z]{2})-/.exec(name)?.[1] ?? /-([a-z]{2})(?:\.|$)/.exec(name)?.[1] ?? 'en'
  return code === 'nb' ? 'no' : code
}
