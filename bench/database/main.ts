import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Engine, openEngine } from '../../dist/index.js'
import { type CorpusDocument, corpus as createCorpus } from '../corpus.js'
import { startEmbeddedPostgres } from '../embeddedPostgres.js'

/**
 * The same work in a folder and in PostgreSQL, in turns: uploads, a build, a cold opening, searches. PostgreSQL waits for the
 * disk as installed. `node .bench/database/main.js 20000 3`: documents and rounds.
 */
const documents = Number(process.argv[2] ?? 20_000)
const rounds = Number(process.argv[3] ?? 3)
/** Documents of one upload. */
const BATCH = 5_000
const SEARCHES = 100
const texts = ['room', 'friendly staff', 'great', 'bad noise']

interface Measured {
  readonly uploadsPerSecond: number
  readonly buildSeconds: number
  readonly coldMilliseconds: number
  readonly searchMilliseconds: number
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function measure(open: () => Promise<Engine>, corpus: readonly CorpusDocument[]): Promise<Measured> {
  const engine = await open()
  const { project_id } = await engine.projects.create({ name: 'Bench', language: 'en' })
  const project = engine.project(project_id)
  const upload = await timed(async () => {
    for (let from = 0; from < corpus.length; from += BATCH) {
      await project.upload({ docs: corpus.slice(from, from + BATCH) as never })
    }
  })
  const build = await timed(async () => {
    await project.build({ skip_sentiment: true })
    await project.waitForBuild()
  })
  await engine.close()
  const again = await open()
  const reopened = again.project(project_id)
  const search = (i: number) => reopened.docs.search({ search: { texts: [texts[i % texts.length]!] }, limit: 10 })
  const cold = await timed(() => search(0))
  for (let i = 0; i < SEARCHES; i++) await search(i)
  const searches: number[] = []
  for (let i = 0; i < SEARCHES; i++) searches.push(await timed(() => search(i)))
  await reopened.delete()
  await again.close()
  return {
    uploadsPerSecond: (1000 * corpus.length) / upload,
    buildSeconds: build / 1000,
    coldMilliseconds: cold,
    searchMilliseconds: median(searches),
  }
}

const folder = mkdtempSync(join(tmpdir(), 'conceptlite-bench-'))
const server = await startEmbeddedPostgres({ folderName: 'conceptlite-bench-postgres-' })
try {
  const corpus = [...createCorpus({ documents })]
  const places: Record<string, () => Promise<Engine>> = {
    folder: () => openEngine({ directory: join(folder, 'projects') }),
    database: () => openEngine({ database: server.address }),
  }
  const measured: Record<string, Measured[]> = { folder: [], database: [] }
  for (let round = 0; round < rounds; round++) {
    for (const [place, open] of Object.entries(places)) measured[place]!.push(await measure(open, corpus))
  }
  const keys = ['uploadsPerSecond', 'buildSeconds', 'coldMilliseconds', 'searchMilliseconds'] as const
  for (const key of keys) {
    const [inFolder, inDatabase] = ['folder', 'database'].map((place) =>
      median(measured[place]!.map((each) => each[key])),
    )
    console.log(key.padEnd(20), inFolder!.toFixed(2).padStart(12), inDatabase!.toFixed(2).padStart(12))
  }
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
