import { expect, test } from 'vitest'
import * as czech from '../../../src/text/morphology/irregularForms/czech.js'
import * as danish from '../../../src/text/morphology/irregularForms/danish.js'
import * as dutch from '../../../src/text/morphology/irregularForms/dutch.js'
import * as finnish from '../../../src/text/morphology/irregularForms/finnish.js'
import * as french from '../../../src/text/morphology/irregularForms/french.js'
import * as german from '../../../src/text/morphology/irregularForms/german.js'
import * as hungarian from '../../../src/text/morphology/irregularForms/hungarian.js'
import * as italian from '../../../src/text/morphology/irregularForms/italian.js'
import * as norwegian from '../../../src/text/morphology/irregularForms/norwegian.js'
import * as polish from '../../../src/text/morphology/irregularForms/polish.js'
import * as portuguese from '../../../src/text/morphology/irregularForms/portuguese.js'
import * as romanian from '../../../src/text/morphology/irregularForms/romanian.js'
import * as russian from '../../../src/text/morphology/irregularForms/russian.js'
import * as spanish from '../../../src/text/morphology/irregularForms/spanish.js'
import * as swedish from '../../../src/text/morphology/irregularForms/swedish.js'
import * as turkish from '../../../src/text/morphology/irregularForms/turkish.js'
import * as ukrainian from '../../../src/text/morphology/irregularForms/ukrainian.js'
import { loadLemmatizer } from '../../../src/text/morphology/lemmatizer.js'
import { withWholeLemmas } from '../../../src/text/morphology/wholeLemmas.js'

const tables = {
  cs: czech,
  da: danish,
  de: german,
  es: spanish,
  fi: finnish,
  fr: french,
  hu: hungarian,
  it: italian,
  nl: dutch,
  no: norwegian,
  pl: polish,
  pt: portuguese,
  ro: romanian,
  ru: russian,
  sv: swedish,
  tr: turkish,
  uk: ukrainian,
}

test('a listed lemma gets its own last letters, in all forms of its word', () => {
  const withoutEnding = (word: string): string => word.replace(/s$/u, '').replace(/er$/u, '').replace(/a$/u, 'o')
  const lemmaOf = withWholeLemmas('+er helikopt jupit\no+a réplic', withoutEnding)
  const forms = ['helikopter', 'helikopters', 'jupiter', 'réplica', 'réplicas', 'tabla', 'singers']
  expect(forms.map(lemmaOf)).toEqual(['helikopter', 'helikopter', 'jupiter', 'réplica', 'réplica', 'tablo', 'sing'])
})

test.each(Object.entries(tables))('listed words are their own lemmas (%s)', async (code, { wholeLemmas }) => {
  const lemmaOf = await loadLemmatizer(code)
  const changes = wholeLemmas.trim().split(/\n(?=\S*\+)/u)
  const words = changes.flatMap((line) => {
    const [change, ...parts] = line.split(/\s+/u)
    return parts.map((part) => part + change!.slice(change!.indexOf('+') + 1))
  })
  expect(words.length).toBeGreaterThan(10)
  expect(words.filter((word) => lemmaOf(word) !== word)).toEqual([])
})
