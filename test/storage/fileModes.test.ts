import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Makes a folder with a project and a copy of it, and prints the modes of all that is there while it is open. */
const program = `
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
process.umask(0o022)
const { openEngine } = await import(process.argv[1])
const directory = process.argv[2]
const engine = await openEngine({ directory, threads: 0 })
const project = await engine.projects.create({ name: 'Rooms', language: 'en' })
await project.upload({ docs: [{ text: 'A quiet room.' }, { text: 'A loud street.' }] })
await project.build()
await project.waitForSentimentBuild()
await project.copy({ name: 'Copy' })
const modes = [directory, ...readdirSync(directory, { recursive: true }).map((name) => join(directory, name))].map((path) => {
  const { mode } = statSync(path)
  return [path.slice(directory.length).replace(/projects.[a-z0-9]+/, 'projects/ID'), (mode & 0o777).toString(8)]
})
console.log(JSON.stringify(modes))
await engine.close()
`

/** Windows has no modes of files: access lists of the user's folder take their place. */
test.skipIf(process.platform === 'win32')('what an engine makes is for its user alone, with umask 022', () => {
  const folder = mkdtempSync(join(tmpdir(), 'conceptlite-modes-'))
  try {
    const index = new URL('../../dist/index.js', import.meta.url).href
    const directory = join(folder, 'above', 'insights')
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', program, index, directory], {
      encoding: 'utf8',
    })
    const modes = JSON.parse(output) as [path: string, mode: string][]
    const files = ['catalog.db', 'catalog.db-shm', 'catalog.db-wal', 'secret.key']
    const expected = [
      ['', '700'],
      ...files.map((file) => [`/${file}`, '600']),
      ['/projects', '700'],
      ...['', '-shm', '-wal'].map((ending) => [`/projects/ID.db${ending}`, '600']),
      ...['', '-shm', '-wal'].map((ending) => [`/projects/ID.db${ending}`, '600']),
    ]
    expect([...modes].sort()).toEqual(expected.sort())
  } finally {
    rmSync(folder, { recursive: true })
  }
})
