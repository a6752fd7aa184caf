import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type MutationArguments, readArguments } from './arguments.js'
import { hashOf, measureCoverage } from './coverage.js'
import { type ImportGraph, readImportGraph, sourcesBelow } from './importGraph.js'
import { mutantsOf } from './mutant.js'
import { renderResult, renderScores, scoresOf } from './report.js'
import { acceptedOf, runMutants } from './run.js'
import { inTurns } from './sample.js'
import { readSource } from './sandbox.js'
import { openTypeCheck } from './typeCheck.js'

const repository = fileURLToPath(new URL('..', import.meta.url))

/** Tests of the tools and of the texts around the sources; no mutant is theirs. */
const foreignTests = /^test\/(?:bench|campaign|mutation)\/|^test\/(?:architecture|docs|readme|fileFormat)\.test\.ts$/

/** What a test has in it that loads all: the package, or a program of it. */
const loadsPackage = /'conceptlite(?:\/\w+)?'|\b(?:dist|lib)\//

/** Tests that load any of these files, by imports or as the package. */
function testsOf(files: readonly string[], graph: ImportGraph): string[] {
  const tests = [...graph.imports.keys()].filter((test) => test.endsWith('.test.ts') && !foreignTests.test(test))
  return tests.filter((test) => {
    const loaded = graph.loads(test)
    return files.some((file) => loaded.has(file)) || loadsPackage.test(readSource(repository, test))
  })
}

/** Runs mutants as the command line says. Exit code 2 for a wrong command line. */
async function main(): Promise<number> {
  let args: MutationArguments
  try {
    args = readArguments(process.argv.slice(2))
  } catch (error) {
    console.error((error as Error).message)
    return 2
  }
  const files = [...new Set(args.sources.flatMap((source) => sourcesBelow(repository, source)))]
  const all = files.flatMap((file) => mutantsOf(file, readSource(repository, file)))
  const order = inTurns(all, ({ operator }) => operator, args.seed)
  const sample = args.sample ?? order.length
  const graph = readImportGraph(repository)
  const types = openTypeCheck(repository)
  try {
    if (args.isDry) {
      for (const { file, line, operator, replacement } of acceptedOf(order, { repository, graph, types, sample })) {
        console.log(`${file}:${line} ${operator}: ${replacement}`)
      }
      return 0
    }
    console.log(
      `${all.length} mutants of ${files.length} files, seed ${args.seed}; ${Math.min(sample, all.length)} are tried.`,
    )
    const tests = testsOf(files, graph)
    const coverage = await measureCoverage({
      repository,
      path: join(repository, '.mutation/coverage.json'),
      tests,
      lanes: args.lanes,
      onTest: (test, left, isPassed) =>
        console.log(`coverage of ${test}${isPassed ? '' : ', which fails and is left out'}; ${left} left`),
    })
    const hashes = new Map(files.map((file) => [file, hashOf(readSource(repository, file))]))
    const results = await runMutants(order, {
      ...{ repository, graph, types, sample, coverage, hashes },
      lanes: args.lanes,
      budget: args.budget,
      onResult: (result) => console.log(renderResult(result)),
    })
    const scores = scoresOf(results)
    console.log(renderScores(scores))
    if (args.json !== undefined) {
      writeFileSync(args.json, `${JSON.stringify({ seed: args.seed, scores, results }, null, 2)}\n`)
    }
    return 0
  } finally {
    types.close()
  }
}

process.exit(await main())
