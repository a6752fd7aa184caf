import { expect, test } from 'vitest'
import { wordsIn } from '../../../../src/text/wordsIn.js'

/** What the tests of the lemmas of one language read. */
interface LemmaCases {
  /** Lemma -> forms that belong to it. */
  readonly lemmas: Readonly<Record<string, string>>
  /** Words of which no two have the same lemma. */
  readonly apart: readonly string[]
}

/** Tests the forms of words, words that stay apart, and what holds for any input. */
export function testLemmas(lemmatize: (word: string) => string, { lemmas, apart }: LemmaCases): void {
  for (const [lemma, forms] of Object.entries(lemmas)) {
    test(`the forms of ${lemma}`, () => {
      const wrong = [lemma, ...wordsIn(forms)].filter((form) => lemmatize(form) !== lemma)
      expect(wrong).toEqual([])
    })
  }
  for (const group of apart) {
    test(`${group} stay apart`, () => {
      const found = wordsIn(group).map(lemmatize)
      expect(new Set(found).size).toBe(found.length)
    })
  }
  test('a lemma is never empty, and short input is unchanged', () => {
    for (const word of ['', 'a', 'x', 'ы', "'", '-', 'ss', 'es', 'aaaa', '--', "l'"]) {
      expect(lemmatize(word) === '').toBe(word === '')
    }
    expect(lemmatize('x')).toBe('x')
  })
  test('the lemma of a lemma is itself', () => {
    const all = [...Object.keys(lemmas), ...apart.flatMap((forms) => wordsIn(forms)).map(lemmatize)]
    expect(all.filter((lemma) => lemmatize(lemma) !== lemma)).toEqual([])
  })
}

/**
 * Tests the forms of a row with each word: `lemma: form form`, or `stem|ending: ending ending` for the endings behind a stem, with
 * `|` between a stem and the ending of its lemma. Stems such as `brudop` are made up, so that no list has them and the endings decide.
 */
export function testForms(lemmatize: (word: string) => string, rows: string): void {
  test('each form of a row has the lemma of the row', () => {
    const wrong: string[] = []
    for (const row of rows.trim().split('\n')) {
      const [head, forms] = row.split(':') as [string, string]
      const [stem, ending] = head.includes('|') ? (head.trim().split('|') as [string, string]) : ['', head.trim()]
      const lemma = stem + ending
      for (const form of [ending, ...wordsIn(forms)].map((end) => stem + end)) {
        if (lemmatize(form) !== lemma) wrong.push(`${form}: ${lemmatize(form)}, not ${lemma}`)
      }
    }
    expect(wrong).toEqual([])
  })
}
