// The licences of the packages that are bundled into a file of ours: they ask to go along with copies of their code.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `…/node_modules/@preact/signals/dist/signals.mjs`: the folder of the package. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/u

/** The notices of all packages with a module in these chunks of rolldown, sorted by name; an error where one has no licence. */
export function noticesOf(chunks) {
  const folders = chunks.flatMap(({ moduleIds = [] }) => moduleIds.map((id) => PACKAGE.exec(id.replaceAll('\0', ''))?.[0]))
  return [...new Set(folders.filter(Boolean))].map(noticeOf).sort().join('\n')
}

function noticeOf(folder) {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.(?:md|txt))?$/iu.test(entry))
  if (!file) throw new Error(`${name} is bundled and has no licence.`)
  return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`
}
