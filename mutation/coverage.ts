import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sourcesBelow } from './importGraph.js'
import { instrument, recorder } from './instrument.js'
import { type Lane, openLane, runLanes } from './lane.js'
import { openSandbox, readSource } from './sandbox.js'

/** What one test file runs, measured once and kept until the test file changes. */
export interface TestCoverage {
  /** Of the test file. */
  readonly hash: string
  readonly isPassed: boolean
  readonly seconds: number
  /** By source: the hash of its text then, and indexes of the functions that ran. */
  readonly sources: Readonly<Record<string, { readonly hash: string; readonly functions: readonly number[] }>>
}

/** By test file. */
export type Coverage = Record<string, TestCoverage>

/** Seconds for a test file that has not been measured. */
const FIRST_SECONDS = 300

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

export const readCoverage = (path: string): Coverage =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Coverage) : {}

export interface MeasuringOptions {
  readonly repository: string
  /** The file that keeps the coverage. */
  readonly path: string
  readonly tests: readonly string[]
  readonly lanes: number
  readonly onTest?: (test: string, left: number, isPassed: boolean) => void
}

/** The coverage of these tests; those that are new or changed run, each by itself, in a sandbox that notes their functions. */
export async function measureCoverage(options: MeasuringOptions): Promise<Coverage> {
  const { repository, path, tests } = options
  const coverage = readCoverage(path)
  const isKnown = (test: string): boolean =>
    coverage[test]?.isPassed === true && coverage[test].hash === hashOf(readSource(repository, test))
  const waiting = tests.filter((test) => !isKnown(test))
  const hashes = new Map<string, string>()
  const work = async (lane: Lane): Promise<void> => {
    for (let test = waiting.shift(); test !== undefined; test = waiting.shift()) {
      const measured = await measure(lane, test, hashes)
      coverage[test] = measured
      options.onTest?.(test, waiting.length, measured.isPassed)
      write(path, coverage)
    }
  }
  const lanes = Array.from({ length: Math.min(options.lanes, waiting.length) }, () =>
    openMeasuringLane(repository, hashes),
  )
  await runLanes(lanes, work)
  return coverage
}

function write(path: string, coverage: Coverage): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(coverage))
}

const logName = 'mutationCoverage.log'

/** A lane whose sources note what runs; `hashes` receives those of the sources as they are. */
function openMeasuringLane(repository: string, hashes: Map<string, string>): Lane {
  const sandbox = openSandbox(repository)
  const recorderPath = join(sandbox.root, 'mutationRecorder.mjs')
  writeFileSync(recorderPath, recorder)
  for (const file of sourcesBelow(repository, 'src')) {
    const text = readSource(repository, file)
    hashes.set(file, hashOf(text))
    sandbox.write(file, instrument(file, text, recorderPath))
  }
  return openLane(sandbox, {
    MUTATION_COVERAGE: join(sandbox.root, logName),
    MUTATION_TEST_SECONDS: String(FIRST_SECONDS),
  })
}

async function measure(lane: Lane, test: string, hashes: ReadonlyMap<string, string>): Promise<TestCoverage> {
  const { root } = lane.sandbox
  const log = join(root, logName)
  rmSync(log, { force: true })
  const result = await lane.run([test], () => FIRST_SECONDS)
  const names = existsSync(log) ? new Set(readFileSync(log, 'utf8').split('\n').filter(Boolean)) : new Set<string>()
  const sources: Record<string, { readonly hash: string; readonly functions: number[] }> = {}
  for (const name of names) {
    const [file = '', index] = name.split(':')
    sources[file] ??= { hash: hashes.get(file)!, functions: [] }
    sources[file].functions.push(Number(index))
  }
  const isPassed = result.kind === 'passed'
  const seconds = isPassed ? (result.seconds.get(test) ?? 0) : 0
  return { hash: hashOf(readSource(root, test)), isPassed, seconds, sources }
}
