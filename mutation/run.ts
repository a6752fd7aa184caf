import { type ChoosingOptions, chooseTests } from './chooseTests.js'
import { applyEdit } from './edit.js'
import type { ImportGraph } from './importGraph.js'
import { type Lane, openLane, type RunResult, runLanes } from './lane.js'
import { diffOf, type Mutant } from './mutant.js'
import type { MutantResult, Status } from './report.js'
import { openSandbox, readSource } from './sandbox.js'
import type { TypeCheck } from './typeCheck.js'

/** A test file of a mutant may take so many times its own seconds, and these besides. */
const SLOWER = 5
const MORE_SECONDS = 30
/** Importers that are checked with a mutant; beyond them its own file decides. */
const CHECKED_IMPORTERS = 4

export interface RunOptions extends ChoosingOptions {
  readonly repository: string
  readonly lanes: number
  readonly types: TypeCheck
  /** How many mutants count; those that the compiler refuses do not. */
  readonly sample: number
  readonly onResult: (result: MutantResult) => void
}

/** Tries mutants in their order until enough have counted. */
export async function runMutants(mutants: readonly Mutant[], options: RunOptions): Promise<MutantResult[]> {
  const accepted = acceptedOf(mutants, options)
  const results: MutantResult[] = []
  const work = async (lane: Lane): Promise<void> => {
    for (let next = accepted.next(); !next.done; next = accepted.next()) {
      const result = await tryMutant(lane, next.value, options)
      results.push(result)
      options.onResult(result)
    }
  }
  await runLanes(
    Array.from({ length: options.lanes }, () => openLane(openSandbox(options.repository))),
    work,
  )
  return results
}

/** Mutants that the compiler accepts, up to the size of the sample. */
export function* acceptedOf(
  mutants: readonly Mutant[],
  { repository, graph, types, sample }: { repository: string; graph: ImportGraph; types: TypeCheck; sample: number },
): Generator<Mutant, undefined> {
  let count = 0
  for (const mutant of mutants) {
    if (count >= sample) return
    const importers = graph.importers(mutant.file).filter((file) => file.startsWith('src/'))
    const text = applyEdit(readSource(repository, mutant.file), mutant)
    if (types.refuses(mutant.file, text, importers.slice(0, CHECKED_IMPORTERS))) continue
    count++
    yield mutant
  }
}

async function tryMutant(lane: Lane, mutant: Mutant, options: RunOptions): Promise<MutantResult> {
  const { file } = mutant
  const text = readSource(options.repository, file)
  const tests = chooseTests(mutant, options)
  const about = { ...mutant, diff: diffOf(text, mutant), tests: tests.length }
  if (tests.length === 0) return { ...about, status: 'uncovered' }
  lane.sandbox.write(file, applyEdit(text, mutant))
  const limit = (test: string): number => MORE_SECONDS + SLOWER * (options.coverage[test]?.seconds ?? 0)
  // The likeliest killer by itself first: a run of many loads more before its first test.
  let result: RunResult = { kind: 'passed', seconds: new Map() }
  for (const part of [tests.slice(0, 1), tests.slice(1)]) {
    if (part.length > 0 && result.kind === 'passed') result = await lane.run(part, limit)
  }
  lane.sandbox.write(file, text)
  return { ...about, status: statusOf(result), ...(result.kind !== 'passed' && { test: result.test }) }
}

const statusOf = ({ kind }: RunResult): Status =>
  kind === 'passed' ? 'survived' : kind === 'failed' ? 'killed' : 'timeout'
