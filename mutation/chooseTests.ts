import type { Coverage, TestCoverage } from './coverage.js'
import type { ImportGraph } from './importGraph.js'
import type { Mutant } from './mutant.js'

export interface ChoosingOptions {
  readonly coverage: Coverage
  readonly graph: ImportGraph
  /** Hashes of the sources as they are now. */
  readonly hashes: ReadonlyMap<string, string>
  /** Seconds of tests for one mutant, as measured with the coverage. */
  readonly budget: number
}

/**
 * Test files that run the function of a mutant, likely killers first: the test of its name, those that import the file, those of
 * its folder of `src/`, the contracts, then all others; quick ones first among each. At the top level of a module, whose code always
 * runs, those that run any function of the file, those that import it, and contracts that load it; of a module without functions,
 * those that run any source that imports it.
 */
export function chooseTests(mutant: Mutant, { coverage, graph, hashes, budget }: ChoosingOptions): string[] {
  const hash = hashes.get(mutant.file)
  const importers = new Set(graph.importers(mutant.file))
  const users = Object.values(coverage).some(({ sources }) => sources[mutant.file] !== undefined) ? [] : [...importers]
  const candidates = Object.entries(coverage)
    .filter(([, { isPassed }]) => isPassed)
    .filter(
      ([test, measured]) =>
        runs(measured, mutant, hash) ||
        (mutant.inFunction === undefined &&
          (importers.has(test) ||
            users.some((user) => user in measured.sources) ||
            (isContract(test) && graph.loads(test).has(mutant.file)))),
    )
    .map(([test, { seconds }]) => ({ test, seconds, rank: rankOf(test, mutant.file, importers) }))
    .sort((a, b) => a.rank - b.rank || a.seconds - b.seconds || (a.test < b.test ? -1 : 1))
  const chosen: string[] = []
  let left = budget
  for (const { test, seconds } of candidates) {
    // The first runs whatever it costs.
    if (seconds > left && chosen.length > 0) continue
    chosen.push(test)
    left -= seconds
  }
  return chosen
}

/** Whether a test runs the function of a mutant, or any of the file where the functions are others than those measured. */
function runs({ sources }: TestCoverage, { file, inFunction }: Mutant, hash: string | undefined): boolean {
  const source = sources[file]
  if (source === undefined) return false
  return inFunction === undefined || source.hash !== hash || source.functions.includes(inFunction)
}

function rankOf(test: string, file: string, importers: ReadonlySet<string>): number {
  const [folder, ...rest] = file.replace(/^src\//, '').split('/')
  const isOfFolder = test.startsWith(`test/${folder}/`)
  if (isOfFolder && test.endsWith(`/${rest.at(-1)?.replace(/\.ts$/, '.test.ts')}`)) return 0
  if (importers.has(test)) return 1
  if (isOfFolder) return 2
  return isContract(test) ? 3 : 4
}

/** Contracts read the records of operations without running anything of them. */
const isContract = (test: string): boolean => test.startsWith('test/contract/')
