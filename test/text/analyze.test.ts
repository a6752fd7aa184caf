import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createAnalyzer, loadLanguage, type TermManagementLike } from '../../src/text/analyze.js'
import { createWordList } from '../../src/text/analyzer.js'
import { languageCodes, languageRules } from '../../src/text/languages.js'
import { GAP_BREAK, GAP_HYPHEN, GAP_SPACE, GAP_WORDS, gapText, innerGap } from '../../src/text/tokenization/gaps.js'
import { analyzeText } from './analyzeText.js'

await Promise.all(languageCodes.map((code) => loadLanguage(code)))

const english = createAnalyzer({ language: 'en' })

const termsOf = (text: string, language = 'en', management?: TermManagementLike) =>
  analyzeText(createAnalyzer({ language, management }), text)
    .termIds.map((id) => id.slice(0, -3))
    .join(' ')

/** Code of one or two English inner words. */
function inner(first: string, second?: string): number {
  const { innerWords } = languageRules('en')!
  return innerGap(innerWords.length, innerWords.indexOf(first), second === undefined ? -1 : innerWords.indexOf(second))
}

describe('a word list', () => {
  test('gives places of content words, function words counted as positions', () => {
    const { termIds, starts, lengths, positions } = analyzeText(english, 'The staff were friendly.')
    expect(termIds).toEqual(['staff|en', 'friendly|en'])
    expect([...starts]).toEqual([4, 15])
    expect([...lengths]).toEqual([5, 8])
    expect([...positions]).toEqual([1, 3])
  })

  test('has initials without their points, and numbers of versions with theirs', () => {
    expect(termsOf('The u.s.a. release, v2.0')).toBe('usa release v2.0')
  })

  test('names words behind a letter by their lemma, and spellings of one word alike', () => {
    expect(termsOf('E-mails, email, T-shirts, tshirt, X‑rays, Wi-Fi, wifi')).toBe(
      'email email t-shirt t-shirt x-ray wifi wifi',
    )
    expect(termsOf('un e-mail y dos e-mails de un e-commerce', 'es')).toBe('email dos email e-commerce')
    expect(termsOf('e-posta, e-postalar, Wi-Fi', 'tr')).toBe('e-posta e-posta wifi')
    expect(termsOf('En T-tröja, flera T-tröjor', 'sv')).toBe('t-tröja t-tröja')
  })

  test('is added to, text by text, and every surface has one term', () => {
    const analyzer = createAnalyzer({ language: 'en' })
    const words = createWordList(0)
    expect(analyzer.analyze('Rooms and rooms', words)).toBe(3)
    expect(analyzer.analyze('a room', words)).toBe(2)
    expect(words.length).toBe(3)
    const surfaces = Array.from(words.surfaces.subarray(0, 3), (surface) => analyzer.surfaces[surface])
    expect(surfaces).toEqual(['Rooms', 'rooms', 'room'])
    expect(analyzer.termIds).toEqual(['room|en'])
    expect(analyzer.surfaceTerms[analyzer.surfaces.indexOf('and')]).toBe(-1)
  })

  test('has no space in a term id where a compatibility form has one', () => {
    const analyzer = createAnalyzer({ language: 'zh' })
    analyzer.analyze('\u037a \u00b4\u0301 质量', createWordList())
    for (const id of analyzer.termIds) expect(id).not.toContain(' ')
  })

  test('has no word for a stroke or a mark by itself', () => {
    for (const [language, text] of [
      ['ar', 'ـ'],
      ['ar', '\u1071'],
      ['en', 'ـــ'],
    ] as const) {
      const words = createWordList()
      const analyzer = createAnalyzer({ language })
      analyzer.analyze(`room ${text} view`, words)
      expect(analyzer.termIds).toEqual([`room|${language}`, `view|${language}`])
      expect(words.length).toBe(2)
    }
  })

  test('points at its surfaces in any text of any language', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom(
        "don't ",
        'Straße ',
        'İstanbul ',
        "l'hôtel ",
        'не ',
        '部屋は',
        '质量',
        '방이 ',
        'e\u0301te\u0301 ',
        '😀',
        '\ud800',
      ),
    )
    const anyText = fc.array(piece).map((parts) => parts.join(''))
    for (const language of ['en', 'fr', 'tr', 'ja', 'zh', 'ko', 'ar']) {
      const analyzer = createAnalyzer({ language })
      fc.assert(
        fc.property(anyText, (text) => {
          const words = createWordList()
          analyzer.analyze(text, words)
          for (let word = 0; word < words.length; word++) {
            const start = words.starts[word]!
            const surface = analyzer.surfaces[words.surfaces[word]!]!
            expect(text.slice(start, start + words.lengths[word]!)).toBe(surface)
            expect(analyzer.termIds[analyzer.surfaceTerms[words.surfaces[word]!]!]).toMatch(/^[^ ]+\|[a-z]{2}$/u)
          }
        }),
        { numRuns: 60 },
      )
    }
  })

  test('leaves out words too long to be words, and addresses', () => {
    expect(termsOf(`good ${'x'.repeat(65)} hotel https://example.org/room`)).toBe('good hotel')
    expect(termsOf('good [number] hotel @user <NAME_2> [removed by us] bar')).toBe('good hotel bar')
  })
})

describe('gaps', () => {
  const gapsOf = (text: string) => [...analyzeText(english, text).gaps]

  test('tell white space, hyphens and breaks apart', () => {
    expect(gapsOf('hotel room, front-desk staff')).toEqual([GAP_BREAK, GAP_SPACE, GAP_BREAK, GAP_HYPHEN, GAP_SPACE])
  })

  test('name one or two inner words, also across an ampersand', () => {
    expect(gapsOf('quality of service')).toEqual([GAP_BREAK, inner('of')])
    expect(gapsOf('true to size')).toEqual([GAP_BREAK, inner('to')])
    expect(gapsOf('walked in on arrival')).toEqual([GAP_BREAK, inner('in', 'on')])
    expect(gapsOf('bed & breakfast')).toEqual([GAP_BREAK, inner('and')])
  })

  test('rule phrases out where other function words or symbols stand between', () => {
    expect(gapsOf('view from our room / balcony')).toEqual([GAP_BREAK, GAP_WORDS, GAP_WORDS])
    expect(gapsOf('room of in on town')).toEqual([GAP_BREAK, GAP_WORDS])
  })

  test('are breaks where a break stands beside function words', () => {
    expect(gapsOf('great. And the food')).toEqual([GAP_BREAK, GAP_BREAK])
    expect(gapsOf('great of, food')).toEqual([GAP_BREAK, GAP_BREAK])
  })

  test('can be written again', () => {
    const text = (code: string, gap: number) => gapText(gap, languageRules(code)!.innerWords)
    expect(text('en', inner('in', 'on'))).toBe(' in on ')
    expect(text('en', GAP_HYPHEN)).toBe('-')
    const gapIn = (code: string, sentence: string) => analyzeText(createAnalyzer({ language: code }), sentence).gaps[1]!
    expect(text('fr', gapIn('fr', "manque d'hygiène"))).toBe(" d'")
    expect(text('fr', gapIn('fr', "entrée de l'hôtel"))).toBe(" de l'")
    expect(text('ja', gapIn('ja', '部屋の料理'))).toBe('の')
  })

  test('fit in a byte in every language, and inner words are function words', () => {
    for (const code of languageCodes) {
      const rules = languageRules(code)!
      for (const gap of [...rules.phraseGaps, ...rules.conditionalGaps]) {
        expect(gap).toBeGreaterThan(GAP_HYPHEN)
        expect(gap).toBeLessThan(GAP_WORDS)
        expect(gapText(gap, rules.innerWords)).not.toMatch(/undefined/u)
      }
      expect(innerGap(rules.innerWords.length, rules.innerWords.length - 1, rules.innerWords.length - 1)).toBeLessThan(
        GAP_WORDS,
      )
      for (const word of rules.innerWords)
        expect([code, word, rules.functionWords.has(word)]).toEqual([code, word, true])
    }
  })
})

describe('negators', () => {
  test('are one word whatever their form', () => {
    for (const text of [
      "doesn't work",
      'doesn’t work',
      'DOESN´T work',
      'doesnt work',
      'cannot work',
      'not work',
      "won't work",
    ]) {
      expect(termsOf(text)).toBe('not work')
    }
    expect(termsOf('no problem, never without it, hardly')).toBe('no problem never hardly')
  })

  test('keep the span of their token', () => {
    const { starts, lengths } = analyzeText(english, "it doesn't work")
    expect([starts[0], lengths[0]]).toEqual([3, 7])
  })
})

describe('term management', () => {
  test('ignore makes a term a function word', () => {
    expect(termsOf('hotel room', 'en', { 'room|en': { action: 'ignore' } })).toBe('hotel')
    const analyzer = createAnalyzer({ language: 'en', management: { 'big|en': { action: 'ignore' } } })
    expect([...analyzeText(analyzer, 'hotel big room').gaps]).toEqual([GAP_BREAK, GAP_WORDS])
  })

  test('notice makes a function word a term', () => {
    expect(termsOf('very off', 'en', { 'off|en': { action: 'notice' } })).toBe('off')
    expect(termsOf('very off', 'en', { 'very|en': { action: 'notice' } })).toBe('very')
    expect(termsOf('very off', 'en', { 'veri|en': { action: 'notice', naming: 'stem' } })).toBe('very')
    expect(termsOf('very off', 'en', { 'veri|en': { action: 'notice' } })).toBe('')
  })

  test('new_term_id replaces a term, also by several words, also in turn', () => {
    expect(termsOf('flat', 'en', { 'flat|en': { new_term_id: 'apart|en' } })).toBe('apart')
    expect(termsOf('wifi', 'en', { 'wifi|en': { new_term_id: 'wi|en fi|en' } })).toBe('wi|en fi')
    const turn: TermManagementLike = {
      'a1|en': { new_term_id: 'b1|en' },
      'b1|en': { new_term_id: 'a1|en' },
      'c1|en': { new_term_id: 'd1|en' },
      'd1|en': { action: 'ignore' },
    }
    expect(termsOf('a1 c1 e1', 'en', turn)).toBe('a1 e1')
  })
})

describe('a text that is read in steps', () => {
  // A step of the tokenizer ends within words, within a run of Chinese that is longer than the segmenter takes at once, and before marks.
  const word = 'check-in was not very good; e.g. at www.example.org, '
  const text = `${word.repeat(200)}${'房间很干净\u0301早餐好吃'.repeat(200)} ${'x\u0301y '.repeat(3000)}${'😀 fine '.repeat(900)}`

  test.each(['en', 'ja', 'zh', 'fr'])('has the words that it has at once, in %s', (language) => {
    const whole = createWordList()
    const count = createAnalyzer({ language }).analyze(text, whole)
    const analyzer = createAnalyzer({ language })
    const parts = createWordList()
    const steps = analyzer.analyzeSteps(text, parts)
    let turns = 0
    let step = steps.next()
    for (; step.done !== true; step = steps.next()) {
      // Another text, of words that the long one has, is read between the steps.
      analyzer.analyze('x\u0301y check', createWordList())
      turns++
    }
    expect(step.value).toBe(count)
    expect(turns).toBeGreaterThan(10)
    const { length } = whole
    expect(parts.length).toBe(length)
    for (const part of ['starts', 'lengths', 'positions', 'gaps'] as const) {
      expect(parts[part].slice(0, length)).toEqual(whole[part].slice(0, length))
    }
    const surfacesOf = ({ surfaces }: typeof analyzer, words: typeof parts) =>
      Array.from(words.surfaces.subarray(0, length), (surface) => surfaces[surface])
    const starts = [...whole.starts.subarray(0, length)]
    expect(surfacesOf(analyzer, parts)).toEqual(starts.map((start, i) => text.slice(start, start + whole.lengths[i]!)))
  })
})
