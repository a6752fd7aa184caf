import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openEngine } from '../../../src/index.js'
import { encodeGroups } from '../../../src/wordVectors/general/generalFile.js'
import { quantizeGroups } from '../../../src/wordVectors/general/groupTable.js'
import { firstSource, openGeneral } from '../../../src/wordVectors/general/openGeneral.js'
import type { BackgroundSpace } from '../../../src/wordVectors/wordVectors.js'

describe('a small file', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'conceptlite-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const write = (): string => {
    const terms = new Map([['en', [['pay', 'bill'], ['bird', 'bill'], ['good valu']]]])
    const path = join(folder, 'general.br')
    writeFileSync(
      path,
      brotliCompressSync(
        encodeGroups({ ...quantizeGroups(Float64Array.of(1, 0, 0, 1, -1, 0), 2), terms, cognates: [[], [], []] }),
      ),
    )
    return path
  }

  test('a term is the sum of its groups, of unit length', async () => {
    const space = (await openGeneral(write()).spaceFor('en'))!
    expect([...space.vector('pay|en')!]).toEqual([1, 0])
    const [first, second] = space.vector('bill|en')!
    expect(first).toBeCloseTo(Math.SQRT1_2, 2)
    expect(second).toBeCloseTo(Math.SQRT1_2, 2)
    expect([...space.vector('good|en valu|en')!]).toEqual([-1, 0])
  })

  test('what it does not know has no vector, and a phrase that of its words', async () => {
    const space = (await openGeneral(write()).spaceFor('en'))!
    expect(space.vector('lift|en')).toBeUndefined()
    expect([...space.vector('pay|en lift|en')!]).toEqual([1, 0])
  })

  test('a compound of a language that writes it as one word has the vector of its parts', async () => {
    const path = join(folder, 'compounds.br')
    const terms = new Map([
      ['de', [['hotel'], ['zimmer'], []]],
      ['en', [['hotel'], ['room'], []]],
    ])
    const cognates = [[], [], ['resepti-', 'banksimer']]
    const groups = { ...quantizeGroups(Float64Array.of(1, 0, 0, 1, -1, 0), 2), terms, cognates }
    writeFileSync(path, brotliCompressSync(encodeGroups(groups)))
    const source = openGeneral(path)
    const german = (await source.spaceFor('de'))!
    const [first, second] = german.vector('hotelzimmer|de')!
    expect(first).toBeCloseTo(Math.SQRT1_2, 2)
    expect(second).toBeCloseTo(Math.SQRT1_2, 2)
    expect(german.vector('hotelzimmer|en')).toBeUndefined()
    expect((await source.spaceFor('en'))!.vector('hotelroom|en')).toBeUndefined()
    // A cognate goes before the head of a compound whose other part is unknown, and both parts before a cognate.
    expect([...german.vector('bankzimmer|de')!]).toEqual([-1, 0])
    expect([...german.vector('mietzimmer|de')!]).toEqual([0, 1])
    expect([...german.vector('rezeption|de')!]).toEqual([-1, 0])
    expect((await source.spaceFor('en'))!.vector('reception|en')).toBeUndefined()
  })

  test('it has no space for a language without words', async () => {
    expect(await openGeneral(write()).spaceFor('fi')).toBeUndefined()
  })

  test('the file is read when a language is first asked for, and again after a failure', async () => {
    const source = openGeneral(join(folder, 'general.br'))
    await expect(source.spaceFor('en')).rejects.toMatchObject({ cause: { code: 'ENOENT' } })
    write()
    const space = await source.spaceFor('en')
    expect(space).toBeDefined()
    expect(await source.spaceFor('en')).toBe(space)
  })

  test('the first source that speaks a language has it', async () => {
    const german: BackgroundSpace = { fingerprint: 'g', axes: 1, vector: () => undefined }
    const first = { spaceFor: async (language: string) => (language === 'de' ? german : undefined), close: () => {} }
    const both = firstSource(first, openGeneral(write()))
    expect(await both.spaceFor('de')).toBe(german)
    expect((await both.spaceFor('en'))?.name).toBe('general')
    expect(await both.spaceFor('fr')).toBeUndefined()
  })
})

test('the file of the package has at most a megabyte', () => {
  expect(statSync(new URL('../../../dist/general.br', import.meta.url)).size).toBeLessThan(1 << 20)
})

describe('a project of few documents', () => {
  const texts = [
    'The bill was high.',
    'A fee for the towels.',
    'The mattress was soft.',
    'We saw a heron.',
    'Nice birds.',
  ]
  const open = async (general: boolean) => {
    const engine = await openEngine({ threads: 0, general })
    const project = await engine.projects.create({ name: 'Stays', language: 'en' })
    await project.upload({ docs: texts.map((text) => ({ text })) })
    await project.build({ skip_sentiment: true })
    const { last_build_info } = await project.waitForBuild()
    return { engine, project, last_build_info }
  }
  const payment = { texts: ['payment'] }

  test('understands a searched word that none of them has; exact counts stay exact', async () => {
    const { engine, project, last_build_info } = await open(true)
    expect(last_build_info).toMatchObject({
      background: { name: 'general', fingerprint: expect.stringMatching(/^[0-9a-f]{28}-en-\d+$/) },
    })
    const { result } = await project.docs.search({ search: payment, limit: 2 })
    expect(result.map(({ text }) => text).sort()).toEqual([texts[1], texts[0]])
    const { match_counts: counts } = await project.concepts.matchCounts({
      concept_selector: { type: 'specified', concepts: [payment] },
    })
    expect(counts[0]!.exact_match_count).toBe(0)
    const [, bill, mattress] = (
      await project.concepts.conceptAssociations({
        concept_selector: {
          type: 'specified',
          concepts: [payment, { texts: ['bill'] }, { texts: ['mattress'] }],
        },
      })
    )[0]!.associations
    expect(bill!.association_score).toBeGreaterThan(mattress!.association_score + 0.2)
    await engine.close()
  })

  test('knows only its own words where general is false', async () => {
    const { engine, project, last_build_info } = await open(false)
    expect(last_build_info).not.toHaveProperty('background')
    const { match_counts: counts } = await project.concepts.matchCounts({
      concept_selector: { type: 'specified', concepts: [payment] },
    })
    expect(counts[0]!.match_count).toBe(0)
    await engine.close()
  })
})
