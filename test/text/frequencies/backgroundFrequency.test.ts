import { describe, expect, it } from 'vitest'
import {
  expectedDocuments,
  loadBackgroundFrequencies,
  relevance,
} from '../../../src/text/frequencies/backgroundFrequency.js'
import { beginningOf, changedBeginnings } from '../../../src/text/frequencies/changedBeginnings.js'
import { languageCodes } from '../../../src/text/languages.js'
import { hasOwnLemmas, loadLemmatizer } from '../../../src/text/morphology/lemmatizer.js'

const asItIs = (word: string): string => word
const withoutS = (word: string): string => word.replace(/s$/, '')

describe('background frequencies', () => {
  it('gives a word the centre of its band and an unlisted word the unknown share', async () => {
    const background = await loadBackgroundFrequencies('en', asItIs)
    expect(background.ofTerm('time|en')).toBe(0.003)
    expect(background.ofTerm('hotel|en')).toBe(0.0001)
    expect(background.ofTerm('boxwood|en')).toBe(0.00001)
  })

  it('adds up the listed forms of a stem', async () => {
    const forms = await loadBackgroundFrequencies('en', asItIs)
    const stems = await loadBackgroundFrequencies('en', withoutS)
    expect(stems.ofTerm('room|en')).toBeCloseTo(forms.ofTerm('room|en') + forms.ofTerm('rooms|en'), 12)
  })

  it('expects of a phrase 2 % of the occurrences of its rarest word', async () => {
    const background = await loadBackgroundFrequencies('en', asItIs)
    // hotel: 1e-4, boxwood is not listed: 1e-5
    expect(background.ofTerm('time|en hotel|en')).toBeCloseTo(0.000002, 12)
    expect(background.ofTerm('hotel|en time|en boxwood|en')).toBeCloseTo(0.0000002, 12)
  })

  it('knows no word of a language without a table, nor words of another language', async () => {
    const none = await loadBackgroundFrequencies('xx', asItIs)
    expect(none.ofTerm('time|xx')).toBe(0.00001)
    const english = await loadBackgroundFrequencies('en', asItIs)
    expect(english.ofTerm('time|de')).toBe(0.00001)
    expect((await loadBackgroundFrequencies('constructor', asItIs)).ofTerm('a|constructor')).toBe(0.00001)
  })
})

describe('the tables', () => {
  it.each(languageCodes)(
    'of %s hold each word once, as the analyzer meets it, sorted within its band',
    async (language) => {
      const { bands } = (await import(`../../../src/text/frequencies/${language}.ts`)) as {
        bands: Record<string, string>
      }
      const seen = new Set<string>()
      for (const [centre, words] of Object.entries(bands)) {
        expect(['3e-2', '1e-2', '3e-3', '1e-3', '3e-4', '1e-4', '3e-5']).toContain(centre)
        const list = words.trim().split(/\s+/)
        expect(list).toEqual([...list].sort())
        for (const word of list) {
          expect(word).toBe(word.toLowerCase().normalize('NFC'))
          expect(word).toMatch(/^[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*$/u)
          expect(seen.has(word), word).toBe(false)
          seen.add(word)
        }
      }
      expect(seen.size).toBeGreaterThanOrEqual(300)
    },
  )

  it.each(languageCodes)('of %s make up less than all running text', async (language) => {
    const { bands } = (await import(`../../../src/text/frequencies/${language}.ts`)) as {
      bands: Record<string, string>
    }
    let sum = 0
    for (const [centre, words] of Object.entries(bands)) sum += Number(centre) * words.trim().split(/\s+/).length
    expect(sum).toBeGreaterThan(0.2)
    expect(sum).toBeLessThan(1.1) // band centres are up to 1.8 times off, so the sum may pass 1 by a little
  })

  it.each(languageCodes.filter((language) => ['ja', 'zh'].includes(language)))(
    'of %s hold words that the segmenter leaves whole',
    async (language) => {
      const { bands } = (await import(`../../../src/text/frequencies/${language}.ts`)) as {
        bands: Record<string, string>
      }
      const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
      const cut: string[] = []
      for (const word of Object.values(bands).join(' ').trim().split(/\s+/)) {
        if ([...segmenter.segment(word)].length > 1) cut.push(word)
      }
      expect(cut).toEqual([])
    },
  )
})

describe('relevance', () => {
  it('expects a word of one in a thousand in 632 of 1,000 documents of 1,000 words', () => {
    // 1000 (1 - exp(-0.001 * 1000)) = 1000 (1 - 1/e)
    expect(expectedDocuments(0.001, 1000, 1000)).toBeCloseTo(632.1206, 4)
    // for small shares it is close to N p L: 200 * 0.00001 * 50
    expect(expectedDocuments(0.00001, 200, 50)).toBeCloseTo(0.1, 4)
    expect(expectedDocuments(0, 1000, 1000)).toBe(0)
    expect(expectedDocuments(1, 10, 1e6)).toBe(10)
  })

  it('is the number of documents once that is eight times what was expected', () => {
    expect(relevance(80, 10)).toBe(80)
    expect(relevance(84, 0.02)).toBe(84)
    expect(relevance(5, 0)).toBe(5)
  })

  it('grows with the logarithm between once and eight times the expected number', () => {
    expect(relevance(20, 10)).toBeCloseTo(20 / 3, 12)
    expect(relevance(40, 10)).toBeCloseTo((40 * 2) / 3, 12)
  })

  it('is nothing at or below the expected number, and for a term that does not occur', () => {
    expect(relevance(10, 10)).toBe(0)
    expect(relevance(3, 10)).toBe(0)
    expect(relevance(0, 10)).toBe(0)
    expect(relevance(0, 0)).toBe(0)
  })

  it('ranks what a project is about above what everybody says', async () => {
    // 1,000 reviews of 60 words: "flight" in 400, "time" in 300
    const background = await loadBackgroundFrequencies('en', asItIs)
    const of = (word: string, found: number): number =>
      relevance(found, expectedDocuments(background.ofTerm(`${word}|en`), 1000, 60))
    expect(of('flight', 400)).toBe(400)
    expect(of('time', 300)).toBeLessThan(100)
  })
})

describe('words whose lemma is found later', () => {
  it.each(languageCodes)('are all counted, whichever term of %s is asked for first', async (language) => {
    const { bands } = (await import(`../../../src/text/frequencies/${language}.ts`)) as {
      bands: Record<string, string>
    }
    const lemmaOf = await loadLemmatizer(language)
    const sums = new Map<string, number>()
    for (const [centre, words] of Object.entries(bands)) {
      for (const word of words.trim().split(/\s+/)) {
        const id = `${lemmaOf(word)}|${language}`
        sums.set(id, (sums.get(id) ?? 0) + Number(centre))
      }
    }
    const background = await loadBackgroundFrequencies(language, lemmaOf)
    for (const [id, sum] of [...sums].reverse()) {
      if (background.ofTerm(id) !== sum) expect.fail(`${id}: ${background.ofTerm(id)} instead of ${sum}`)
    }
  })

  it.each(languageCodes.filter(hasOwnLemmas))(
    'begin as their lemma in %s, unless they are listed',
    async (language) => {
      const { bands } = (await import(`../../../src/text/frequencies/${language}.ts`)) as {
        bands: Record<string, string>
      }
      const lemmaOf = await loadLemmatizer(language)
      const words = Object.values(bands).flatMap((words) => words.trim().split(/\s+/))
      const changed = words.filter((word) => beginningOf(word) !== beginningOf(lemmaOf(word)))
      expect(changedBeginnings[language]!.trim().split(/\s+/)).toEqual([...new Set(changed)].sort())
    },
  )

  it('are found by any rule of the caller', async () => {
    const reversed = (word: string): string => [...word].reverse().join('')
    const background = await loadBackgroundFrequencies('en', reversed)
    expect(background.ofTerm('emit|en')).toBe(0.003)
  })
})
