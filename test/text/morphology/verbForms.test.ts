import { expect, test } from 'vitest'
import { createVerbFinder, parseVerbList } from '../../../src/text/morphology/verbForms.js'

const find = createVerbFinder({
  endings: `
    ar!: ar aban
    ar?: o a an e
    er?: o e en a an
  `,
  known: new Set(['hablar', 'beber', 'contar']),
  alternants: (stem) => [stem.replace('ue', 'o')],
  spelling: (stem) => stem.replace(/qu$/u, 'c'),
})

test('a listed verb is found by any ending', () => {
  expect(find('habla')).toEqual({ infinitive: 'hablar', isListed: true })
  expect(find('beba')).toEqual({ infinitive: 'beber', isListed: true })
})

test('a listed verb is found by a changed stem', () => {
  expect(find('cuenta')).toEqual({ infinitive: 'contar', isListed: true })
})

test('an unlisted verb is told by strong endings alone, with the spelling of its infinitive', () => {
  expect(find('cantaban')).toEqual({ infinitive: 'cantar', isListed: false })
  expect(find('buquaban')).toEqual({ infinitive: 'bucar', isListed: false })
  expect(find('canta')).toBeUndefined()
})

test('an unlisted verb has a stem of three letters or more', () => {
  expect(find('paban')).toBeUndefined()
})

test('a list of verbs has infinitives, and the nouns that look like their forms', () => {
  const { infinitives, nominals } = parseVerbList({ ar: 'habl trabaj.o.a', er: 'beb' }, ['ir'])
  expect([...infinitives]).toEqual(['ir', 'hablar', 'trabajar', 'beber'])
  expect([...nominals]).toEqual(['trabajo', 'trabaja'])
})
