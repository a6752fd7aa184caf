import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { type Engine, type EngineOptions, openEngine } from '../../src/index.js'

const fixture = (language: string): string =>
  fileURLToPath(new URL(`../../fixtures/dictionaries/${language}`, import.meta.url))
const morphology = { pl: fixture('pl') }
const texts = [
  'Brak tchu po schodach.',
  'Dech i zapach w pokoju.',
  'Z zapartym tchem czekaliśmy na pokój.',
  'Ładny pokój.',
]

async function open(options: EngineOptions): Promise<Engine> {
  const engine = await openEngine({ threads: 0, ...options })
  onTestFinished(() => engine.close())
  return engine
}

async function build(engine: Engine, docs: readonly string[] = texts) {
  const project = await engine.projects.create({ name: 'Stairs', language: 'pl' })
  await project.upload({ docs: docs.map((text) => ({ text })) })
  await project.build()
  await project.waitForSentimentBuild()
  return engine.project(project.project_id)
}

test('the forms that a dictionary knows are one concept, in documents, searches and new texts', async () => {
  const project = await build(await open({ morphology }))
  const { match_counts } = await project.concepts.matchCounts({
    concept_selector: { type: 'specified', concepts: [{ texts: ['tchy'] }] },
  })
  expect(match_counts).toMatchObject([{ exact_term_ids: ['dech|pl'], exact_match_count: 3 }])
  const { result } = await project.analyze({ texts: ['Nagły brak tchu.'] })
  expect(result[0]!.terms!.map(({ term_id }) => term_id)).toContain('dech|pl')
  const { last_build_info } = await project.get()
  expect(last_build_info).toMatchObject({
    dictionaries: { pl: { name: 'pl', fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/) } },
  })
})

test('a project answers only with the dictionary of its build, and is built again with another', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'dictionaries-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  const first = await openEngine({ directory, threads: 0, morphology })
  const { project_id } = await (await build(first)).get()
  await first.close()
  const count = async (options: EngineOptions) => {
    const engine = await openEngine({ directory, threads: 0, ...options })
    try {
      return (await engine.project(project_id).concepts.matchCounts()).total_count
    } finally {
      await engine.close()
    }
  }
  expect(await count({ morphology })).toBe(texts.length)
  // A dictionary of another language does not matter.
  expect(await count({ morphology: { ...morphology, cs: fixture('cs') } })).toBe(texts.length)
  await expect(count({})).rejects.toMatchObject({ code: 'PROJECT_NEEDS_UPDATING' })
  await expect(count({ morphology: { pl: fixture('cs') } })).rejects.toMatchObject({ code: 'PROJECT_NEEDS_UPDATING' })
  const without = await openEngine({ directory, threads: 0 })
  const project = without.project(project_id)
  await project.build()
  await project.waitForSentimentBuild()
  expect((await project.get()).last_build_info).not.toHaveProperty('dictionaries')
  expect((await project.concepts.matchCounts()).total_count).toBe(texts.length)
  await without.close()
  await expect(count({ morphology })).rejects.toMatchObject({ code: 'PROJECT_NEEDS_UPDATING' })
})

test('threads read with the dictionary of the process, and give the same terms', async () => {
  // Enough text that the build uses threads.
  const docs = Array.from(
    { length: 4_000 },
    (_, i) => `${texts[i % texts.length]} Pokój numer ${i} w hotelu był czysty.`,
  )
  const termsOf = async (threads: number) => {
    const project = await build(await open({ morphology, threads }), docs)
    const { match_counts } = await project.concepts.matchCounts({ concept_selector: { type: 'top', limit: 30 } })
    return match_counts.map(({ exact_term_ids, exact_match_count }) => [exact_term_ids, exact_match_count])
  }
  const inThreads = await termsOf(2)
  expect(inThreads).toEqual(await termsOf(0))
  expect(inThreads).toContainEqual([['dech|pl'], 3_000])
})

test('unknown languages, missing packages and broken files are refused when the engine is opened', async () => {
  const refused = (given: Record<string, string>) => expect(openEngine({ threads: 0, morphology: given })).rejects
  await refused({ xx: 'dictionary-xx' }).toMatchObject({ code: 'INVALID_PARAMS' })
  await refused({ pl: 'dictionary-that-nobody-has' }).toMatchObject({
    code: 'INVALID_PARAMS',
    message: expect.stringContaining('npm install dictionary-that-nobody-has'),
  })
  await refused({ pl: fixture('de') }).toMatchObject({
    code: 'INVALID_PARAMS',
    details: { parameters: ['morphology'] },
  })
})
