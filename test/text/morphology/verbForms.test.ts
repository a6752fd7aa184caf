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

test('the longest strong ending tells an unlisted verb, and a shorter one a listed verb', () => {
  const found = createVerbFinder({ endings: 'ar!: aban\nir!: an ban', known: new Set(['cantabir']) })
  expect(found('pintaban')).toEqual({ infinitive: 'pintar', isListed: false })
  expect(found('cantaban')).toEqual({ infinitive: 'cantabir', isListed: true })
  // Of its endings only the shorter ones leave three letters: the stem of `aban` has two.
  expect(found('piaban')).toEqual({ infinitive: 'piair', isListed: false })
})

test('the least stem of an unlisted verb can be chosen, and counts letters before the ending', () => {
  const endings = 'ar!: o'
  const known = new Set<string>()
  expect(createVerbFinder({ endings, known })('abco')?.infinitive).toBe('abcar')
  expect(createVerbFinder({ endings, known })('abo')).toBeUndefined()
  expect(createVerbFinder({ endings, known, leastStem: 2 })('abo')?.infinitive).toBe('abar')
  expect(createVerbFinder({ endings, known, leastStem: 4 })('abco')).toBeUndefined()
  // A listed verb may have a shorter stem, of one letter at least.
  expect(createVerbFinder({ endings, known: new Set(['ar', 'bar']) })('bo')?.infinitive).toBe('bar')
  expect(createVerbFinder({ endings, known: new Set(['ar', 'bar']) })('o')).toBeUndefined()
})

test('the empty ending stands for the stem alone, and of two readings the first listed one counts', () => {
  const found = createVerbFinder({
    endings: 'en?: - e\nern!: e',
    known: new Set(['geben', 'wandern', 'wanden']),
    alternants: (stem, ending) => (ending === '' ? [stem.replace('i', 'e')] : []),
  })
  expect(found('gib')).toEqual({ infinitive: 'geben', isListed: true })
  expect(found('wande')).toEqual({ infinitive: 'wanden', isListed: true })
  expect(found('gibe')).toEqual({ infinitive: 'gibern', isListed: false })
})

test('other stems and endings may depend on the conjugation and the verb', () => {
  const findForm = createVerbFinder({
    endings: 'ar?: o a\nir?: o a e',
    known: new Set(['tentar', 'sentir', 'capir']),
    alternants: (stem, _, infinitive) => (infinitive === 'ir' ? [stem.replace('i', 'e')] : []),
    accepts: (infinitive, ending) => infinitive !== 'capir' || ending === 'e',
  })
  expect(findForm('sinto')).toEqual({ infinitive: 'sentir', isListed: true })
  expect(findForm('tinta')).toBeUndefined()
  expect(findForm('cape')).toEqual({ infinitive: 'capir', isListed: true })
  expect(findForm('capo')).toBeUndefined()
})
