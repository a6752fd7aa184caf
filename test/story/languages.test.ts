import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, openEngine } from '../../src/engine.js'
import type { LegacyDocument } from '../../src/operations/legacy/render.js'
import type { LanguageCode } from '../../src/text/languages.js'
import { type At, recalculate } from '../operations/legacy/openLegacy.js'

/** Four English, four Spanish and two German comments, by turns: our own texts. */
const english = [
  'The quiet hotel had a good breakfast.',
  'The breakfast was not good.',
  'A hotel with good breakfasts.',
  'The quality of service was good.',
]
const spanish = [
  'El hotel tranquilo tenía un buen desayuno.',
  'El desayuno no era bueno.',
  'Desayunos horribles en el hotel.',
  'La calidad de servicio era buena.',
]
const german = ['Die Küche war schrecklich.', 'Die Küche ist gut.']

const documents = [
  ...english.flatMap((text, i) => [
    { _id: `en-${i}`, text, language: 'en' },
    { _id: `es-${i}`, text: spanish[i]!, language: 'es' },
  ]),
  ...german.map((text, i) => ({ _id: `de-${i}`, text, language: 'de' })),
]

let engine: Engine
let at: At
beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
  at = await openProject(engine, documents)
})
afterAll(() => engine.close())

async function openProject(of: Engine, docs: readonly Record<string, unknown>[]): Promise<At> {
  const account = (await of.profile.get()).default_workspace!
  const { project_id } = await of.legacy.projects.create({ account, name: 'Stays' })
  const opened = { account, project_id }
  // English is the most common one among the first documents.
  await of.legacy.docs.add({ ...opened, docs: [{ _id: 'first', text: 'Good.', language: 'en' }, ...docs] })
  await recalculate(of, opened)
  return opened
}

const project = () => engine.project(at.project_id)

/** Term ids of a document, in the order of its text. */
async function termsOf(id: string, target = at): Promise<string[]> {
  const found = (await engine.legacy.docs.get({ ...target, id, doc_fields: ['terms'] })) as LegacyDocument
  return found.terms!.map(([termId]) => termId)
}

const idsFound = async (text: string): Promise<string[]> => {
  const found = await project().docs.search({ search: { texts: [text] }, match_type: 'exact', limit: 25 })
  const ids = await engine.legacy.docs.ids(at)
  const texts = new Map(documents.map((document) => [document.text, document._id]))
  return found.result.map(({ text: read }) => texts.get(read!)!).sort((a, b) => ids.indexOf(a) - ids.indexOf(b))
}

describe('documents of several languages in one project', () => {
  test('have terms, function words and negations of their own language', async () => {
    expect(await termsOf('en-1')).toEqual(['breakfast|en', 'not|en', 'good|en'])
    // `El`, `no` and `era` in Spanish: an article, a negation, a form of `ser`. Forms of one word are one term.
    expect(await termsOf('es-1')).toEqual([
      expect.stringMatching(/^desayun\w*\|es$/),
      'no|es',
      expect.stringMatching(/^buen\w*\|es$/),
    ])
    const [desayuno] = await termsOf('es-1')
    expect((await termsOf('es-2'))[0]).toBe(desayuno)
    expect(await termsOf('de-1')).toEqual([expect.stringMatching(/\|de$/), 'gut|de'])
  })

  test('are given back with their language, and with their own word of a form that two languages have', async () => {
    expect(await engine.legacy.docs.get({ ...at, id: 'es-0', doc_fields: ['language'] })).toEqual({ language: 'es' })
    expect(await termsOf('en-0')).toContain('hotel|en')
    expect(await termsOf('es-0')).toContain('hotel|es')
  })

  test('are found in every language that knows all words of a question', async () => {
    expect(await idsFound('hotel')).toEqual(['en-0', 'es-0', 'en-2', 'es-2'])
    // English knows one word of two, Spanish both.
    expect(await idsFound('desayuno hotel')).toEqual(['es-0', 'es-1', 'es-2'])
    expect(await idsFound('breakfasts')).toEqual(['en-0', 'en-1', 'en-2'])
    // `die` is no function word in English, `Küche` a word in German alone.
    expect(await idsFound('die Küche')).toEqual(['de-0', 'de-1'])
  })

  test('are documents of the language of a recalculation that names one', async () => {
    const own = await openProject(engine, documents.slice(0, 4))
    await engine.legacy.docs.recalculate({ ...own, language: 'en' })
    await engine.project(own.project_id).waitForBuild()
    expect(await termsOf('es-1', own)).toContain('desayuno|en')
    await recalculate(engine, own)
    expect(await termsOf('es-1', own)).toContain('no|es')
  })

  test('keep their language in a branch and when they change, until a change says otherwise', async () => {
    const { project_id } = await engine.legacy.projects.branch({ ...at, ids: ['es-1', 'de-1', 'en-1'] })
    const branch = { ...at, project_id }
    await engine.project(project_id).waitForBuild()
    const languages = async () => {
      const found = (await engine.legacy.docs.get({ ...branch, doc_fields: ['text', 'language'] })) as LegacyDocument[]
      return Object.fromEntries(found.map(({ text, language }) => [text, language]))
    }
    expect(await languages()).toEqual({ [spanish[1]!]: 'es', [german[1]!]: 'de', [english[1]!]: 'en' })
    const [id] = await engine.legacy.docs.ids(branch)
    await engine.legacy.docs.update({ ...branch, docs: [{ _id: id, text: 'Die Tapas.' }] })
    await recalculate(engine, branch)
    const before = await termsOf(id!, branch)
    await engine.legacy.docs.update({ ...branch, docs: [{ _id: id, language: 'de' }] })
    await recalculate(engine, branch)
    // `die` is an article in German alone.
    expect([before.length, (await termsOf(id!, branch)).length]).toEqual([2, 1])
  })

  test('are refused where the language is not supported, and only they', async () => {
    const results = await engine.legacy.docs.add({
      ...at,
      docs: [
        { text: 'Blong nambawan.', language: 'bi' },
        { _id: 'late', text: 'Muy bueno.', language: 'es' },
      ],
    })
    expect(results).toEqual([
      { success: false, reason: expect.stringContaining('"bi"') },
      { success: true, _id: 'late' },
    ])
    await engine.legacy.docs.delete({ ...at, ids: ['late'] })
    await expect(
      project().upload({ docs: [{ text: 'Fine.' }, { text: 'Blong.', language: 'bi' }] }),
    ).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
      details: { parameters: ['docs'] },
      message: expect.stringContaining('docs[1].language'),
    })
  })
})

test('sentiment reads each document in its language', async () => {
  const { default_workspace: workspace_id } = await engine.profile.get()
  const mixed = await engine.projects.create({ name: 'Mixed', language: 'en', workspace_id: workspace_id! })
  // In English these are unknown words.
  const docs = [
    { text: 'El desayuno es horrible.', language: 'es' },
    { text: 'Una cena excelente.', language: 'es' },
    { text: 'A wonderful lunch.' },
  ]
  await mixed.upload({ docs })
  await mixed.build()
  await mixed.waitForSentimentBuild()
  const texts = ['desayuno', 'cena', 'lunch']
  const { match_counts } = await mixed.concepts.sentiment({
    concept_selector: { type: 'specified', concepts: texts.map((text) => ({ texts: [text] })) },
  })
  expect(match_counts.map(({ sentiment_share }) => sentiment_share)).toMatchObject([
    { negative: 1, positive: 0 },
    { negative: 0, positive: 1 },
    { negative: 0, positive: 1 },
  ])
})

test('a project of documents in one language other than its own gives the answers of a project in that language', async () => {
  const { default_workspace: workspace_id } = await engine.profile.get()
  const read = async (language: LanguageCode, own: string | undefined) => {
    const made = await engine.projects.create({ name: 'One', language, workspace_id: workspace_id! })
    const texts = Array.from({ length: 60 }, (_, i) => spanish[i % 4]!)
    await made.upload({ docs: texts.map((text) => ({ text, ...(own !== undefined && { language: own }) })) })
    await made.build()
    await made.waitForSentimentBuild()
    const { result } = await made.concepts.list({ concept_selector: { type: 'top', limit: 50 } })
    return result
  }
  const concepts = await read('en', 'es')
  expect(concepts).toEqual(await read('es', undefined))
  expect(concepts.some(({ exact_term_ids }) => exact_term_ids[0]!.includes(' '))).toBe(true)
})
