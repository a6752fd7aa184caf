import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { openEngine } from '../dist/index.js'
import { readArguments } from './arguments.js'
import { type CorpusDocument, corpus } from './corpus.js'

/**
 * How cost grows: the same generated corpus at 10,000, 100,000 and 1,000,000 documents (or `--documents N` alone), on
 * disk, through upload, core build, sentiment, rebuild after 1 % more, and questions. Prints times, time and memory a
 * document, and how long the event loop was held. `npm run scale -- [--documents N] [--json FILE]`
 */
const { json, documents: only } = readArguments()
const sizes = only === undefined ? [10_000, 100_000, 1_000_000] : [only]
const BATCH = 1_000
/** Words of a document: short comments. */
const WORDS = 25

interface Stage {
  readonly seconds: number
  readonly loopP99: number
  readonly loopMost: number
}
interface Result {
  readonly documents: number
  readonly stages: Record<string, Stage>
  readonly questions: Record<string, number>
  readonly peakMegabytes: number
  readonly fileMegabytes: number
}

const loop = monitorEventLoopDelay({ resolution: 5 })

async function measured(run: () => Promise<unknown>): Promise<Stage> {
  loop.reset()
  loop.enable()
  const started = performance.now()
  await run()
  const seconds = (performance.now() - started) / 1000
  loop.disable()
  return { seconds, loopP99: loop.percentile(99) / 1e6, loopMost: loop.max / 1e6 }
}

async function median(times: number, ask: (round: number) => Promise<unknown>): Promise<number> {
  const all: number[] = []
  for (let round = 0; round < times; round++) {
    const started = performance.now()
    await ask(round)
    all.push(performance.now() - started)
  }
  return all.sort((a, b) => a - b)[times >> 1]!
}

async function measure(documents: number): Promise<Result> {
  const directory = mkdtempSync(join(tmpdir(), 'conceptlite-scale-'))
  try {
    const stages: Record<string, Stage> = {}
    const questions: Record<string, number> = {}
    const engine = await openEngine({ directory })
    const project = await engine.projects.create({ name: 'Scale', language: 'en' })
    const source = corpus({ documents: Math.floor(documents * 1.01), words: WORDS })
    /** Gives the seconds of uploading alone: making up documents takes longer than to store them. */
    const upload = async (count: number): Promise<number> => {
      let batch: CorpusDocument[] = []
      let milliseconds = 0
      for (let i = 0; i < count; i++) {
        batch.push(source.next().value!)
        if (batch.length < BATCH && i + 1 < count) continue
        await new Promise(setImmediate)
        const started = performance.now()
        await project.upload({ docs: batch as never })
        milliseconds += performance.now() - started
        batch = []
        await new Promise(setImmediate)
      }
      return milliseconds / 1000
    }
    let seconds = 0
    stages.upload = await measured(async () => {
      seconds = await upload(documents)
    })
    stages.upload = { ...stages.upload, seconds }
    stages['core build'] = await measured(async () => {
      await project.build({ skip_sentiment: true })
      await project.waitForBuild()
    })
    stages.sentiment = await measured(async () => {
      await project.build({ sentiment_only: true })
      await project.waitForSentimentBuild()
    })
    await upload(Math.floor(documents * 0.01))
    stages['rebuild after 1 %'] = await measured(async () => {
      await project.build()
      await project.waitForBuild()
    })
    stages['sentiment after 1 %'] = await measured(() => project.waitForSentimentBuild())
    const { result: top } = await project.concepts.list({ concept_selector: { type: 'top', limit: 1_000 } })
    const texts = top.map(({ texts }) => texts[0]!)
    let fresh = 0
    const filter = () => [{ name: 'age', minimum: -1 - fresh++ }]
    for (const match_type of ['exact', 'both'] as const) {
      questions[`search ${match_type}, median ms`] = await median(40, (round) =>
        project.docs.search({
          search: { texts: [texts[round * 7]!] },
          match_type,
          limit: 10,
          filter: filter(),
          fields: ['doc_id'],
        }),
      )
    }
    questions['match counts of 1,000 concepts by month, ms'] = await median(3, () =>
      project.concepts.matchCounts({
        concept_selector: { type: 'top', limit: 1_000 },
        breakdowns: [{ name: 'date', interval: 'month' }],
        filter: filter(),
      }),
    )
    questions['drivers, limit 2,000, ms'] = await median(1, () =>
      project.concepts.scoreDrivers({ score_field: 'score', limit: 2_000 }),
    )
    questions['sentiment of 100 concepts, ms'] = await median(1, () =>
      project.concepts.sentiment({ concept_selector: { type: 'top', limit: 100 } }),
    )
    const { project_id } = project
    await engine.close()
    const fileMegabytes = statSync(join(directory, 'projects', `${project_id}.db`)).size / 1e6
    const reopened = await openEngine({ directory })
    questions['open and first search, ms'] = await median(1, () =>
      reopened.project(project_id).docs.search({ search: { texts: [texts[3]!] }, limit: 10 }),
    )
    await reopened.close()
    return { documents, stages, questions, peakMegabytes: process.resourceUsage().maxRSS / 1e3, fileMegabytes }
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

const results: Result[] = []
console.log(`Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model ?? ''})`)
for (const size of sizes) {
  const result = await measure(size)
  results.push(result)
  console.log(`\n${result.documents.toLocaleString('en')} documents`)
  for (const [name, { seconds, loopP99, loopMost }] of Object.entries(result.stages)) {
    const each = `${((seconds * 1e6) / result.documents).toFixed(1)} us each`
    console.log(
      `  ${name.padEnd(20)} ${seconds.toFixed(2).padStart(8)} s  ${each.padStart(14)}  loop p99 ${loopP99.toFixed(1)} ms, most ${loopMost.toFixed(0)} ms`,
    )
  }
  for (const [name, value] of Object.entries(result.questions)) console.log(`  ${name.padEnd(46)} ${value.toFixed(2)}`)
  console.log(`  peak memory ${result.peakMegabytes.toFixed(0)} MB, project file ${result.fileMegabytes.toFixed(0)} MB`)
}
if (json !== undefined) writeFileSync(json, `${JSON.stringify(results, null, 2)}\n`)
