import { describe, expect, test } from 'vitest'
import { openEngine, openWordReader } from '../../../src/index.js'
import { loadPolarityScorer } from '../../../src/text/sentiment/loadPolarityScorer.js'
import { withoutFillers, withReferencedLetters } from '../../../src/text/tokenization/letterReferences.js'

test.each([
  ['caf&eacute;', 'café'],
  ['&Uuml;bersee', 'Übersee'],
  ['gr&#252;n', 'grün'],
  ['gr&#xFC;n', 'grün'],
  ['Stra&szlig;e', 'Straße'],
  ['s&oslash;t', 'søt'],
  ['&#1095;&#1072;&#1081;', 'чай'],
  ['don&#39;t', "don't"],
  ['l&rsquo;&eacute;t&eacute;', "l'été"],
  ['5 &lt; 6 &amp; 7', '5 &lt; 6 &amp; 7'],
  ['a B&amp;B', 'a B&B'],
  ['H&#38;M', 'H&M'],
  ['Salt&amp;pepper, B &amp;B', 'Salt&amp;pepper, B &amp;B'],
  ['&#39;fine&#39;', '&#39;fine&#39;'],
  ['&qacute; &room; &#0; &#65601; &#99999;', '&qacute; &room; &#0; &#65601; &#99999;'],
  ['&#26085;&#26412;', '&#26085;&#26412;'],
])('%s is read as %s, and is as long', (text, read) => {
  expect(withReferencedLetters(text)).toHaveLength(text.length)
  expect(withoutFillers(withReferencedLetters(text))).toBe(read)
})

describe('words with letters as character references', () => {
  test.each([
    ['fr', "L&#39;h&ocirc;tel n'a pas de caf&eacute;.", "L'hôtel n'a pas de café."],
    ['de', 'Die Stra&szlig;e ist &uuml;berf&uuml;llt.', 'Die Straße ist überfüllt.'],
    ['en', 'I don&#39;t like the waiter&rsquo;s hat.', "I don't like the waiter's hat."],
    ['en', 'Salt &amp; pepper', 'Salt & pepper'],
    ['en', 'Type &lt;b&gt; here', 'Type (b) here'],
    ['en', 'Our B&amp;B, a Q&amp;A, AT&amp;T and R&amp;D.', 'Our B&B, a Q&A, AT&T and R&D.'],
    ['en', 'The H&amp;M shop', 'The H&M shop'],
  ])('are the terms of those with the letters, where they stand: %s', async (language, text, plain) => {
    const read = await openWordReader(language)
    expect(read(text).map(({ termId }) => termId)).toEqual(read(plain).map(({ termId }) => termId))
    for (const { text: word, start, end } of read(text)) expect(text.slice(start, end)).toBe(word)
  })

  test('of up to 64 letters are words, also where the references are longer', async () => {
    const read = await openWordReader('ru')
    const text = [...'замечательный'].map((letter) => `&#${letter.charCodeAt(0)};`).join('')
    expect(read(text)).toEqual([{ text, start: 0, end: text.length, termId: 'замечательный|ru' }])
  })

  test('have the sentiment of those with the letters', async () => {
    const scorer = await loadPolarityScorer('fr')
    const scoreOf = (text: string): number => scorer.read(text).documentPolarity().score
    expect(scoreOf('Le caf&eacute; est d&eacute;licieux.')).toBe(scoreOf('Le café est délicieux.'))
    expect(scoreOf('D&eacute;go&ucirc;tant.')).toBeLessThan(0)
  })

  test('name a concept with its letters, and are marked in full', async () => {
    await using engine = await openEngine({ threads: 0 })
    const project = await engine.projects.create({ name: 'Export', language: 'fr' })
    await project.upload({ docs: [{ text: 'Un caf&eacute; froid.' }, { text: 'Ce caf&eacute; est bon.' }] })
    await project.build()
    await project.waitForBuild()
    const { match_counts } = await project.concepts.matchCounts({ concept_selector: { type: 'top', limit: 1 } })
    expect(match_counts).toMatchObject([{ name: 'café', exact_match_count: 2 }])
    const { result } = await project.docs.search({ search: { texts: ['café'] }, fields: ['text', 'terms'] })
    for (const { text, terms } of result) {
      const [coffee] = terms!.filter(({ term_id }) => term_id === 'café|fr')
      expect(text!.slice(coffee!.start, coffee!.end)).toBe('caf&eacute;')
    }
  })
})
