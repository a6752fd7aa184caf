import { fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readArguments } from '../arguments.js'
import type { BuildReport, Report, Stage } from './measures.js'

/**
 * How cost grows: the same generated corpus at 10,000, 100,000 and 1,000,000 documents (or `--documents N` alone), on
 * disk, through upload, build and a build after 1 % more, and then, in a process of its own, questions. What counts is the
 * last column: the time of a document, or of a question, at the largest size to that at the smallest.
 * `npm run scale -- [--documents N] [--open-vocabulary] [--json FILE]`
 */
const { json, documents: only, openVocabulary } = readArguments()
const sizes = only === undefined ? [10_000, 100_000, 1_000_000] : [only]

interface Result {
  readonly documents: number
  readonly build: BuildReport
  readonly serve: Report
}

/** Runs one of the processes of this folder and gives what it reports. */
const run = <T>(name: string, ...args: string[]): Promise<T> =>
  new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL(`${name}.js`, import.meta.url)), args)
    let report: T | undefined
    child.on('message', (message) => {
      report = message as T
    })
    child.on('error', reject)
    child.on('exit', (code) => {
      if (report === undefined) reject(new Error(`${name} ended with ${code} and without a report.`))
      else resolve(report)
    })
  })

async function measure(documents: number): Promise<Result> {
  const directory = mkdtempSync(join(tmpdir(), 'conceptlite-scale-'))
  try {
    const build = await run<BuildReport>('build', directory, String(documents), ...(openVocabulary ? ['open'] : []))
    const serve = await run<Report>('serve', directory, build.projectId)
    return { documents, build, serve }
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

const results: Result[] = []
for (const size of sizes) results.push(await measure(size))

const NAME = 30
const CELL = 34
const line = (name: string, cells: readonly string[], ratio: string): string =>
  name.padEnd(NAME) + cells.map((cell) => cell.padStart(CELL)).join('') + ratio.padStart(10)
const ratioOf = (values: readonly number[]): string =>
  values.length > 1 ? (values.at(-1)! / values[0]!).toFixed(2) : ''
const number = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 3 })
const loopOf = ({ loopP99, loopMost }: Stage): string => `loop ${loopP99.toFixed(0)}/${loopMost.toFixed(0)} ms`

console.log(`Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model ?? ''}); loop: p99/most`)
console.log(
  line(
    'documents',
    results.map(({ documents }) => documents.toLocaleString('en')),
    'growth',
  ),
)
for (const name of Object.keys(results[0]!.build.stages)) {
  const each = results.map(({ documents, build }) => (build.stages[name]!.seconds * 1e6) / documents)
  const cells = results.map(({ build }, i) => `${number(each[i]!)} us each, ${loopOf(build.stages[name]!)}`)
  console.log(line(name, cells, ratioOf(each)))
}
for (const name of Object.keys(results[0]!.serve.stages)) {
  const times = results.map(({ serve }) => serve.stages[name]!.seconds * 1e3)
  const cells = results.map(({ serve }, i) => `${number(times[i]!)} ms, ${loopOf(serve.stages[name]!)}`)
  console.log(line(name, cells, ratioOf(times)))
}
const shares = results.map(({ build: { stages } }) => {
  const full = stages['core build']!.seconds + stages.sentiment!.seconds
  return (100 * (stages['core build after 1 %']!.seconds + stages['sentiment after 1 %']!.seconds)) / full
})
console.log(
  line(
    'builds after 1 % to full ones',
    shares.map((share) => `${share.toFixed(1)} %`),
    '',
  ),
)
const memory = (name: string, of: (result: Result) => number): void =>
  console.log(
    line(
      name,
      results.map((result) => `${number(of(result))} MB`),
      '',
    ),
  )
memory('peak memory, building', ({ build }) => build.peakMegabytes)
memory('peak memory, serving', ({ serve }) => serve.peakMegabytes)
memory('project file', ({ build }) => build.fileMegabytes)
if (json !== undefined) writeFileSync(json, `${JSON.stringify(results, null, 2)}\n`)
