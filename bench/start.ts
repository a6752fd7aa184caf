import { execFileSync } from 'node:child_process'
import type { Figures } from './figures.js'

/** What a unit test pays: a fresh process, and a small project in one that has made others before. */
const PROGRAM = `
  const began = performance.now()
  const { openEngine } = await import('../lib/index.js')
  const imported = performance.now() - began
  const small = async () => {
    const started = performance.now()
    const engine = await openEngine()
    const project = await engine.projects.create({ name: 'Small', language: 'en' })
    const say = (i) => ({ text: 'Room ' + i + ' was clean, and breakfast was ' + (i % 2 ? 'late.' : 'lovely.') })
    await project.upload({ docs: Array.from({ length: 10 }, (_, i) => say(i)) })
    await project.build({ skip_sentiment: true })
    await project.waitForBuild()
    await project.docs.search({ search: { texts: ['room'] } })
    const time = performance.now() - started
    await engine.close()
    return time
  }
  const first = await small()
  const later = []
  for (let i = 0; i < 15; i++) later.push(await small())
  console.log(JSON.stringify({ imported, first, warm: later.sort((a, b) => a - b)[7] }))
`
const PROCESSES = 5

export function benchStart(figures: Figures): void {
  const runs = Array.from({ length: PROCESSES }, () => {
    const args = ['--input-type=module', '--eval', PROGRAM]
    const output = execFileSync(process.execPath, args, { cwd: import.meta.dirname, encoding: 'utf8' })
    return JSON.parse(output) as { imported: number; first: number; warm: number }
  })
  const medianOf = (part: (run: (typeof runs)[number]) => number): number =>
    runs.map(part).sort((a, b) => a - b)[PROCESSES >> 1]!
  const add = (what: string, median: number): void => figures.add({ what, by: 'conceptlite', unit: 'ms', median })
  add(
    'import',
    medianOf(({ imported }) => imported),
  )
  add(
    'open, upload 10, build, search: first in a process',
    medianOf(({ first }) => first),
  )
  add(
    'open, upload 10, build, search: warm',
    medianOf(({ warm }) => warm),
  )
}
