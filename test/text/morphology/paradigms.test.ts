import { expect, test } from 'vitest'
import { expandParadigms } from '../../../src/text/morphology/paradigms.js'

test('a row gives its lemma, its forms and those of its prefixes', () => {
  const { lemmaOf, lemmas } = expandParadigms('poner(com dis): puesto pus+P\nir: va', { P: '- o ieron' })
  expect([...lemmaOf]).toEqual([
    ...['poner', 'puesto', 'pus', 'puso', 'pusieron'].map((form) => [form, 'poner']),
    ...['componer', 'compuesto', 'compus', 'compuso', 'compusieron'].map((form) => [form, 'componer']),
    ...['disponer', 'dispuesto', 'dispus', 'dispuso', 'dispusieron'].map((form) => [form, 'disponer']),
    ['ir', 'ir'],
    ['va', 'ir'],
  ])
  expect(lemmas).toEqual(['poner', 'componer', 'disponer', 'ir'])
})

test('a form in two rows belongs to the first, and other lines are ignored', () => {
  const { lemmaOf } = expandParadigms('\nver: vi visto\n\nvivir: vi\nno row\n')
  expect(lemmaOf.get('vi')).toBe('ver')
  expect(lemmaOf.size).toBe(4)
})

test('an unknown set has no endings', () => {
  expect([...expandParadigms('a: b+Z').lemmaOf.keys()]).toEqual(['a'])
})
