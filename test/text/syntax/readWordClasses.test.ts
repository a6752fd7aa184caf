import { expect, test } from 'vitest'
import { languageCodes } from '../../../src/text/languages.js'
import { readWordClasses } from '../../../src/text/syntax/readWordClasses.js'
import * as is from '../../../src/text/syntax/wordClasses.js'

test('words have the classes of their lists, steps those of their stem as well', () => {
  const english = readWordClasses('en')
  expect(english('the') & is.DETERMINER).toBe(is.DETERMINER)
  expect(english('of') & (is.OF | is.FUNCTION)).toBe(is.OF | is.FUNCTION)
  expect(english('seemed') & is.COPULA).toBe(is.COPULA)
  expect(english('booking') & is.STEP).toBe(is.STEP)
  expect(english('zebra')).toBe(0)
  expect(readWordClasses('fr')("l'hôtel") & is.DETERMINER).toBe(0)
  expect(readWordClasses('de')('während') & is.PREPOSITION).toBe(is.PREPOSITION)
})

test('function words are known in every language', () => {
  for (const code of languageCodes) expect(readWordClasses(code)('xyz')).toBe(0)
  expect(readWordClasses('ru')('и') & is.FUNCTION).toBe(is.FUNCTION)
})
