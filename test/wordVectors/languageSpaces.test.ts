import { expect, test } from 'vitest'
import { spaceOfLanguages } from '../../src/wordVectors/languageSpaces.js'
import type { BackgroundSpace } from '../../src/wordVectors/wordVectors.js'

const space = (language: string, axes: number, value: number): BackgroundSpace => ({
  fingerprint: `print-${language}`,
  name: 'general',
  axes,
  vector: (termId) => (termId.startsWith('known|') ? new Float32Array(axes).fill(value) : undefined),
})

const source = (spaces: Record<string, BackgroundSpace>) => ({
  spaceFor: (language: string) => Promise.resolve(spaces[language]),
})

test('a term has the vector of its own language', async () => {
  const joined = await spaceOfLanguages(source({ en: space('en', 2, 1), es: space('es', 2, 3) }), ['en', 'es'])
  expect(joined?.fingerprint).toBe('print-en+print-es')
  expect([...joined!.vector('known|es')!]).toEqual([3, 3])
  expect([...joined!.vector('known|en')!]).toEqual([1, 1])
  expect(joined!.vector('known|fr')).toBeUndefined()
  expect(joined!.vector('other|es')).toBeUndefined()
})

test('a language of other axes, or of none, is left out', async () => {
  const en = space('en', 2, 1)
  expect(await spaceOfLanguages(source({ en, es: space('es', 3, 3) }), ['en', 'es'])).toBe(en)
  expect(await spaceOfLanguages(source({ es: en }), ['en', 'es'])).toBe(en)
  expect(await spaceOfLanguages(source({}), ['en', 'es'])).toBeUndefined()
})
