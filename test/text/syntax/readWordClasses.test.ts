import { expect, test } from 'vitest'
import { languageCodes } from '../../../src/text/languages.js'
import { stemmer } from '../../../src/text/morphology/stem.js'
import { readWordClasses } from '../../../src/text/syntax/readWordClasses.js'
import * as is from '../../../src/text/syntax/wordClasses.js'

const classesOf = (language: string) => readWordClasses(language, stemmer(language))

test('words have the classes of their lists, steps those of their stem as well', () => {
  const english = classesOf('en')
  expect(english('the') & is.DETERMINER).toBe(is.DETERMINER)
  expect(english('of') & (is.OF | is.FUNCTION)).toBe(is.OF | is.FUNCTION)
  expect(english('seemed') & is.COPULA).toBe(is.COPULA)
  expect(english('booking') & is.STEP).toBe(is.STEP)
  expect(english('zebra')).toBe(0)
  expect(classesOf('fr')("l'hôtel") & is.DETERMINER).toBe(0)
  expect(classesOf('de')('während') & is.PREPOSITION).toBe(is.PREPOSITION)
})

test('function words are known in every language', () => {
  for (const code of languageCodes) expect(classesOf(code)('xyz')).toBe(0)
  expect(classesOf('ru')('и') & is.FUNCTION).toBe(is.FUNCTION)
})
