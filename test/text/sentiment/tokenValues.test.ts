import { expect, test } from 'vitest'
import * as role from '../../../src/text/sentiment/roles.js'
import { valueTokens } from '../../../src/text/sentiment/tokenValues.js'
import { createTypedTokens, pushTypedToken } from '../../../src/text/sentiment/typedTokens.js'
import { COMPARISON, COPULA, DETERMINER, MORE, RELATIVE } from '../../../src/text/syntax/wordClasses.js'

/** A token: its value in the lexicon, its roles and its word classes. */
type Token = readonly [value: number, roles: number, classes?: number]

const word = (value = 0): Token => [value, 0]
const act = (roles: number, value = 0): Token => [value, roles]
const NOT = act(role.NEGATOR)
const STOP = act(role.SENTENCE)
const COMMA = act(role.CLAUSE)
const THAT: Token = [0, role.SUBORDINATE, RELATIVE]
const MY: Token = [0, role.WORD, DETERMINER]
/** A word of a closed class. */
const WAS: Token = [0, 0, COPULA]
const BETTER: Token = [2, role.COMPARATIVE]

/** Values of tokens, each of a type of its own; equal objects are one type. */
function valuesOf(tokens: readonly Token[], { concord = false, areWords = false } = {}): number[] {
  const types = [...new Set(tokens)]
  const text = createTypedTokens(tokens.length)
  for (const token of tokens) pushTypedToken(text, types.indexOf(token), 0, 0)
  const values = new Float64Array(tokens.length)
  const roles = Int32Array.from(types, ([, bits]) => bits)
  const classes = Int32Array.from(types, ([, , bits]) => bits ?? 0)
  const bases = new Float64Array(tokens.length)
  valueTokens(
    { tokens: text, roles, classes, concord, bases, values },
    Float64Array.from(types, ([value]) => value),
    areWords,
  )
  return [...values].map((value) => Math.round(value * 1e6) / 1e6 + 0)
}
/** The value of the last token. */
const last = (...tokens: Token[]): number => valuesOf(tokens).at(-1)!
const first = (...tokens: Token[]): number => valuesOf(tokens)[0]!
const between = (count: number): Token[] => Array.from({ length: count }, () => word())

test('a word alone has the value of the lexicon', () => {
  expect(valuesOf([word(2), word(), word(-1.5)])).toEqual([2, 0, -1.5])
  expect(valuesOf([])).toEqual([])
})

test('a sign counts once in a row, a word each time', () => {
  const sign = act(role.SIGN, 2)
  const good = word(2)
  expect(valuesOf([sign, sign, sign, word(), sign])).toEqual([2, 0, 0, 0, 2])
  expect(valuesOf([good, good])).toEqual([2, 2])
  expect(valuesOf([sign, act(role.SIGN, 1)])).toEqual([2, 1])
})

test('degree multiplies by 1.3 or 0.6, two places before by their power of 0.7, and not farther', () => {
  const VERY = act(role.INTENSE)
  const SLIGHTLY = act(role.DIMINISH)
  expect(last(VERY, word(2))).toBe(2.6)
  expect(last(SLIGHTLY, word(2))).toBe(1.2)
  expect(last(VERY, word(), word(1))).toBeCloseTo(1.3 ** 0.7, 6)
  expect(last(SLIGHTLY, word(), word(1))).toBeCloseTo(0.6 ** 0.7, 6)
  expect(last(VERY, ...between(2), word(2))).toBe(2)
  expect(last(SLIGHTLY, ...between(2), word(2))).toBe(2)
  expect(last(VERY, VERY, word(1))).toBeCloseTo(1.3 ** 1.7, 6)
  expect(last(act(role.INTENSE | role.DIMINISH), word(1))).toBe(1.3)
})

test('a degree word before a valued word has no value of its own; before another word or a sign it has', () => {
  expect(valuesOf([act(role.INTENSE, 1), word(2)])).toEqual([0, 2.6])
  expect(valuesOf([act(role.DIMINISH, 1), word(-2)])).toEqual([0, -1.2])
  expect(valuesOf([act(role.INTENSE, 1), word()])).toEqual([1, 0])
  expect(valuesOf([act(role.INTENSE, 1), act(role.SIGN, 2)])).toEqual([1, 2])
  expect(valuesOf([word(2), act(role.INTENSE, 1)])).toEqual([2, 1])
  expect(valuesOf([word(1), word(2), act(role.INTENSE)])).toEqual([1, 2, 0])
})

test('excess makes blame of a long unlisted word and of any value', () => {
  const TOO = act(role.TOO)
  expect(valuesOf([TOO, act(role.LONG)])).toEqual([0, -1.2])
  expect(valuesOf([TOO, act(role.LONG | role.LISTED)])).toEqual([0, 0])
  expect(valuesOf([TOO, word()])).toEqual([0, 0])
  expect(last(TOO, word(2))).toBe(-1.6)
  expect(last(TOO, word(-2))).toBe(-1.6)
  expect(last(TOO, word(), word(2))).toBe(2)
  expect(valuesOf([word(1), TOO])).toEqual([1, 0])
})

test('lessening reverses to 0.7, only directly before the word', () => {
  expect(last(act(role.LESS), word(2))).toBe(-1.4)
  expect(last(act(role.LESS), word(-2))).toBe(1.4)
  expect(last(act(role.LESS), word(), word(2))).toBe(2)
})

test('a negator reverses praise to 0.75 and blame to 0.45, four tokens far', () => {
  expect(last(NOT, word(2))).toBe(-1.5)
  expect(last(NOT, word(-2))).toBe(0.9)
  expect(last(NOT, ...between(3), word(2))).toBe(-1.5)
  expect(last(NOT, ...between(4), word(2))).toBe(2)
})

test('a short negator reaches three tokens, and so does the rest of its effect', () => {
  const SHORT = act(role.NEGATOR | role.SHORT)
  expect(last(SHORT, ...between(2), word(2))).toBe(-1.5)
  expect(last(SHORT, ...between(3), word(2))).toBe(2)
  expect(first(SHORT, ...between(3), word(2))).toBe(-1)
  expect(first(NOT, ...between(3), word(2))).toBe(0)
})

test('a half negator negates like a negator, and reaches four tokens even if it is short', () => {
  expect(last(act(role.HALF_NEGATOR), word(2))).toBe(-1.5)
  expect(last(act(role.HALF_NEGATOR | role.SHORT), ...between(3), word(2))).toBe(-1.5)
})

test('two negators cancel out, unless the language has concord', () => {
  expect(last(NOT, act(role.NEGATOR), word(2))).toBe(2)
  expect(last(NOT, act(role.NEGATOR), act(role.NEGATOR), word(2))).toBe(-1.5)
  expect(valuesOf([NOT, act(role.NEGATOR), word(2)], { concord: true })).toEqual([0, 0, -1.5])
})

test('with concord a phrase that contains a negator is not negated again', () => {
  expect(valuesOf([NOT, act(role.DENIED, 2)], { concord: true }).at(-1)).toBe(2)
  expect(valuesOf([NOT, act(role.DENIED, 2)]).at(-1)).toBe(-1.5)
  expect(valuesOf([word(2)], { concord: true })).toEqual([2])
})

test('what negates praise only leaves blame as it is, and counts once with a negator', () => {
  const LACKS = act(role.PRAISE_NEGATOR)
  expect(last(LACKS, word(2))).toBe(-1.5)
  expect(last(LACKS, word(-2))).toBe(-2)
  expect(last(LACKS, ...between(3), word(2))).toBe(-1.5)
  expect(last(LACKS, ...between(4), word(2))).toBe(2)
  expect(last(LACKS, NOT, word(2))).toBe(-1.5)
})

test('nothing reaches across the end of a sentence, a mark or a contrast', () => {
  for (const border of [role.SENTENCE, role.CLAUSE, role.CONTRAST]) {
    expect(last(NOT, act(border), word(2))).toBe(2)
    expect(last(act(role.INTENSE), act(border), word(2))).toBe(2)
  }
  expect(last(NOT, act(role.COORDINATE), word(2))).toBe(-1.5)
})

test('a sign has a value that nothing changes', () => {
  expect(last(NOT, act(role.SIGN, 2))).toBe(2)
  expect(last(act(role.INTENSE), act(role.SIGN, 2))).toBe(2)
})

test('what is unrealised turns praise into 0.6 of blame, five tokens far, and leaves blame', () => {
  const UNREALISED = act(role.UNREALISED)
  expect(last(UNREALISED, word(2))).toBe(-1.2)
  expect(last(UNREALISED, word(-2))).toBe(-2)
  expect(last(UNREALISED, ...between(4), word(2))).toBe(-1.2)
  expect(last(UNREALISED, ...between(5), word(2))).toBe(2)
})

test('a modal verb halves praise, three tokens far, and a comparative after it is unrealised', () => {
  const WOULD = act(role.MODAL)
  expect(last(WOULD, word(2))).toBe(1)
  expect(last(WOULD, word(-2))).toBe(-2)
  expect(last(WOULD, ...between(2), word(2))).toBe(1)
  expect(last(WOULD, ...between(3), word(2))).toBe(2)
  expect(last(WOULD, act(role.COMPARATIVE, 2))).toBe(-1.2)
  expect(last(WOULD, act(role.UNREALISED), word(2))).toBe(-1.2)
  expect(last(act(role.COMPARATIVE, 2))).toBe(2)
})

test('a limit makes praise of a comparative, five tokens far, and changes no other word', () => {
  const NEVER = act(role.LIMIT)
  expect(last(NEVER, act(role.COMPARATIVE, 2))).toBe(2.6)
  expect(last(NEVER, act(role.COMPARATIVE, -2))).toBe(2.6)
  expect(last(NEVER, ...between(4), act(role.COMPARATIVE, -2))).toBe(2.6)
  expect(last(NEVER, ...between(5), act(role.COMPARATIVE, -2))).toBe(-2)
  expect(last(NEVER, word(-2))).toBe(-2)
  expect(last(NOT, NEVER, act(role.COMPARATIVE, 2))).toBe(2.6)
})

test('what is hoped counts 0.4, five tokens far, after negation', () => {
  const HOPE = act(role.HOPE)
  expect(last(HOPE, word(2))).toBe(0.8)
  expect(last(HOPE, word(-2))).toBe(-0.8)
  expect(last(HOPE, ...between(4), word(2))).toBe(0.8)
  expect(last(HOPE, ...between(5), word(2))).toBe(2)
  expect(last(HOPE, NOT, word(2))).toBe(-0.6)
})

test('a negator with nothing to negate is blame itself, once in a clause with concord', () => {
  expect(valuesOf([NOT, word(), word()])).toEqual([-1, 0, 0])
  expect(valuesOf([word(), NOT, STOP])).toEqual([0, -1, 0])
  const other = act(role.NEGATOR)
  expect(valuesOf([NOT, other, word()])).toEqual([-1, -1, 0])
  expect(valuesOf([NOT, other, word()], { concord: true })).toEqual([-1, 0, 0])
  expect(valuesOf([NOT, word(), STOP, other, word()], { concord: true })).toEqual([-1, 0, 0, -1, 0])
})

test('a negator with a value keeps it, and one that governs a sign has nothing to negate', () => {
  expect(valuesOf([act(role.NEGATOR, -2), word()])).toEqual([-2, 0])
  expect(valuesOf([NOT, act(role.SIGN, 2)])).toEqual([-1, 2])
})

test('a negator that is a whole clause negates nothing', () => {
  expect(valuesOf([NOT])).toEqual([0])
  expect(valuesOf([NOT, STOP, word(2)])).toEqual([0, 0, 2])
  expect(valuesOf([STOP, NOT, STOP])).toEqual([0, 0, 0])
  expect(valuesOf([NOT, word(), STOP])).toEqual([-1, 0, 0])
})

test('a closing negator reverses the praise before it in its clause', () => {
  const NOT_AT_ALL = act(role.NEGATOR | role.CLOSING)
  expect(valuesOf([word(2), NOT_AT_ALL])).toEqual([-1.5, 0])
  expect(valuesOf([word(2), NOT_AT_ALL, word(), STOP])).toEqual([-1.5, 0, 0, 0])
  expect(valuesOf([word(2), NOT_AT_ALL, word(), word(), STOP])).toEqual([2, -1, 0, 0, 0])
  // A verb of blame is denied ("hängt nicht"), a name of blame is not.
  expect(valuesOf([word(-2), NOT_AT_ALL])).toEqual([0.9, 0])
  expect(valuesOf([act(role.WORD | role.CAPITAL, -2), NOT_AT_ALL])).toEqual([-2, -1])
  expect(valuesOf([word(2), ...between(3), NOT_AT_ALL])).toEqual([-1.5, 0, 0, 0, 0])
  expect(valuesOf([word(2), ...between(4), NOT_AT_ALL])).toEqual([2, 0, 0, 0, 0, -1])
  expect(valuesOf([word(2), STOP, word(), NOT_AT_ALL])).toEqual([2, 0, 0, -1])
  expect(valuesOf([word(2), NOT])).toEqual([2, -1])
})

test('a following modifier reverses or strengthens the value up to two places before it', () => {
  const NOT_AFTER = act(role.FOLLOWING)
  const VERY_AFTER = act(role.FOLLOWING_INTENSE)
  expect(valuesOf([word(2), NOT_AFTER])).toEqual([-1.5, 0])
  expect(valuesOf([word(-2), NOT_AFTER])).toEqual([0.9, 0])
  expect(valuesOf([word(2), word(), NOT_AFTER])).toEqual([-1.5, 0, 0])
  expect(valuesOf([word(2), word(), word(), NOT_AFTER])).toEqual([2, 0, 0, -1])
  expect(valuesOf([word(2), STOP, NOT_AFTER])).toEqual([2, 0, -1])
  expect(valuesOf([act(role.SIGN, 2), NOT_AFTER])).toEqual([2, -1])
  expect(valuesOf([word(2), VERY_AFTER])).toEqual([2.6, 0])
  expect(valuesOf([word(-2), word(), VERY_AFTER])).toEqual([-2.6, 0, 0])
  expect(valuesOf([word(), VERY_AFTER])).toEqual([0, 0])
})

test('with concord a following negator leaves what is negated already', () => {
  const NOT_AFTER = act(role.FOLLOWING)
  expect(valuesOf([NOT, word(2), NOT_AFTER], { concord: true })).toEqual([0, -1.5, 0])
  expect(valuesOf([act(role.DENIED, 2), NOT_AFTER], { concord: true })).toEqual([2, 0])
  expect(valuesOf([word(2), NOT_AFTER], { concord: true })).toEqual([-1.5, 0])
  expect(valuesOf([NOT, word(2), NOT_AFTER])).toEqual([0, 0.675, 0])
})

test('praise beside blame is part of it; weaker blame, signs and marks leave it', () => {
  const areWords = true
  expect(valuesOf([word(1), word(-1)], { areWords })).toEqual([0, -1])
  expect(valuesOf([word(-2), word(3)], { areWords })).toEqual([-2, 0])
  expect(valuesOf([word(-2), word(3)])).toEqual([-2, 3])
  expect(valuesOf([word(1), word(-0.9)], { areWords })).toEqual([1, -0.9])
  expect(valuesOf([word(1), word(), word(-2)], { areWords })).toEqual([1, 0, -2])
  expect(valuesOf([act(role.SIGN, 1), word(-2)], { areWords })).toEqual([1, -2])
  expect(valuesOf([word(1), act(role.SIGN, -2)], { areWords })).toEqual([1, -2])
  expect(valuesOf([word(1), word(2)], { areWords })).toEqual([1, 2])
  expect(valuesOf([word(1), word(-1), word(2)], { areWords })).toEqual([0, -1, 0])
})

test('blame that negation turned into praise is no praise beside blame', () => {
  expect(valuesOf([NOT, word(-2), STOP, word(), word(1), word(-1)], { areWords: true })).toEqual([0, 0.9, 0, 0, 0, -1])
  expect(valuesOf([word(-2), act(role.LESS), word(-2)], { areWords: true })).toEqual([-2, 0, 1.4])
})

test('what is hoped counts a quarter, over a mark behind the word or behind "that", up to the next mark', () => {
  const HOPE = act(role.NONFACTUAL, 2)
  expect(valuesOf([HOPE, ...between(6), word(2)])).toEqual([0, 0, 0, 0, 0, 0, 0, 0.5])
  expect(valuesOf([HOPE, COMMA, word(), word(2), COMMA, word(-2)])).toEqual([0, 0, 0, 0.5, 0, -2])
  expect(valuesOf([HOPE, word(), COMMA, THAT, word(2)])).toEqual([0, 0, 0, 0, 0.5])
  expect(valuesOf([HOPE, word(), COMMA, word(2)])).toEqual([0, 0, 0, 2])
  expect(valuesOf([HOPE, STOP, word(2)])).toEqual([0, 0, 2])
  expect(valuesOf([HOPE, act(role.SIGN, 2)])).toEqual([0, 2])
  expect(valuesOf([HOPE, ...between(12), word(2)]).at(-1)).toBe(2)
})

test('three words behind a word of replacement have no value', () => {
  const INSTEAD = act(role.REPLACED)
  expect(valuesOf([word(-2), INSTEAD, word(2), word(1), word(), word(3)])).toEqual([-2, 0, 0, 0, 0, 3])
  expect(valuesOf([INSTEAD, word(), COMMA, word(2)])).toEqual([0, 0, 0, 2])
})

test('averting takes the value of the blame directly behind, and its own with it', () => {
  const AVOID = act(role.AVERTING, -2)
  const AND = act(role.COORDINATE)
  const LONG = act(role.LONG)
  expect(valuesOf([AVOID, word(-2), word(-1)])).toEqual([0, 0, -1])
  expect(valuesOf([AVOID, word(), word(-2)])).toEqual([0, 0, 0])
  expect(valuesOf([AVOID, LONG, word(-2)])).toEqual([-2, 0, -2])
  expect(valuesOf([AVOID, word(-2), AND, word(-1), AND, word(2)])).toEqual([0, 0, 0, 0, 0, 2])
  expect(valuesOf([AVOID, COMMA, word(-2)])).toEqual([-2, 0, -2])
  expect(valuesOf([AVOID, word(2)])).toEqual([-2, 2])
  expect(valuesOf([AVOID])).toEqual([-2])
})

test('a remedy turns the blame behind it, over two determiners at most, and is praise with it', () => {
  const FIXED = act(role.REMEDY)
  expect(valuesOf([FIXED, word(-2)])).toEqual([1, 0.9])
  expect(valuesOf([FIXED, MY, MY, word(-2), word(-1), word(), word(-1)])).toEqual([1, 0, 0, 0.9, 0.45, 0, -1])
  expect(valuesOf([act(role.REMEDY, 2), MY, word(-2)])).toEqual([2, 0, 0.9])
  for (const between of [[MY, MY, MY], [word()], [COMMA]]) {
    expect(valuesOf([FIXED, ...between, word(-2)])).toEqual([0, ...between.map(() => 0), -2])
  }
  expect(valuesOf([FIXED, MY, word(2)])).toEqual([0, 0, 2])
  expect(valuesOf([FIXED, MY])).toEqual([0, 0])
  expect(valuesOf([THAT, FIXED, word(-2)])).toEqual([0, 1, 0.9])
  expect(valuesOf([MY, FIXED, word(-2)])).toEqual([0, 0, -2])
})

test('a denied remedy leaves the blame as it is, also where the negator does not reach the blame', () => {
  for (const FIX of [act(role.REMEDY), act(role.UNTOLD_REMEDY)]) {
    expect(valuesOf([NOT, FIX, MY, word(-2)])).toEqual([0, FIX[1] === role.REMEDY ? -1 : 0, 0, -2])
    expect(valuesOf([NOT, word(), word(), FIX, MY, word(-2)]).at(-1)).toBe(-2)
    expect(valuesOf([NOT, COMMA, FIX, word(-2)]).at(-1)).toBe(FIX[1] === role.REMEDY ? 0.9 : -2)
  }
})

test('a remedy turns the nearest blame before it in its part of the clause, which names a thing', () => {
  const FIXED = act(role.REMEDY)
  const QUICKLY = word(2)
  const AND = act(role.COORDINATE)
  expect(valuesOf([word(-2), WAS, FIXED])).toEqual([0.9, 0, 1])
  expect(valuesOf([word(-2), FIXED])).toEqual([0.9, 1])
  expect(valuesOf([word(-2), WAS, QUICKLY, FIXED])).toEqual([0.9, 0, 2, 1])
  expect(valuesOf([word(-1), WAS, word(-2), WAS, ...between(6), FIXED])[2]).toBe(0.9)
  // "The terrible plumber fixed it", and what is too far away.
  expect(valuesOf([word(-2), word(), FIXED])).toEqual([-2, 0, 0])
  expect(valuesOf([word(-2), WAS, ...between(7), FIXED])[0]).toBe(-2)
  // In another part of the clause, and where blame stands behind, too.
  for (const border of [COMMA, STOP, AND, THAT]) expect(valuesOf([word(-2), WAS, border, FIXED])[0]).toBe(-2)
  expect(valuesOf([word(-2), WAS, FIXED, MY, word(-1)])).toEqual([-2, 0, 1, 0, 0.45])
})

test('a remedy that is wanted, possible, hoped for or bad leaves the blame as it is', () => {
  const FIXED = act(role.REMEDY, 1)
  for (const open of [role.UNSETTLED, role.MODAL, role.UNREALISED, role.HOPE]) {
    const [blame, , , fixed] = valuesOf([word(-2), WAS, act(open), FIXED])
    expect(blame).toBe(-2)
    expect(fixed).toBeLessThanOrEqual(0)
    expect(valuesOf([act(open), COMMA, word(-2), WAS, FIXED])[2]).toBe(0.9)
  }
  expect(valuesOf([word(-2), WAS, FIXED, WAS, act(role.UNSETTLED)])).toEqual([-2, 0, 0, 0, 0])
  expect(valuesOf([word(-2), WAS, FIXED, COMMA, act(role.UNSETTLED)])[0]).toBe(0.9)
})

test('a remedy is denied before it, behind it, behind its blame and by a phrase, and is blame then', () => {
  const FIXED = act(role.REMEDY, 2)
  const NEVER = act(role.DENIED, -1)
  expect(valuesOf([word(-2), WAS, NOT, FIXED])).toEqual([-2, 0, 0, -1.5])
  expect(valuesOf([NOT, word(-2), WAS, FIXED])).toEqual([0, -2, 0, -1.5])
  expect(valuesOf([NOT, ...between(5), word(-2), FIXED]).slice(-2)).toEqual([-2, -1])
  expect(valuesOf([FIXED, NOT, MY, word(-2)])).toEqual([-1, 0, 0, -2])
  expect(valuesOf([FIXED, MY, word(-2), act(role.FOLLOWING)])).toEqual([-1, 0, -2, 0])
  expect(valuesOf([NEVER, FIXED, MY, word(-2)])).toEqual([-1, -1, 0, -2])
  // "No problem at all, fixed": the phrase of a denial may praise.
  expect(valuesOf([act(role.DENIED, 2), FIXED, MY, word(-2)])).toEqual([2, 2, 0, 0.9])
})

test('a comparative is blame with a time that is over: behind it, or before it at the end of the clause', () => {
  const FORMERLY = act(role.FORMER)
  const THAN: Token = [0, 0, COMPARISON]
  const MUCH: Token = [0, 0, MORE]
  expect(valuesOf([FORMERLY, WAS, word(), BETTER])).toEqual([0, 0, 0, -1.2])
  expect(valuesOf([word(), WAS, BETTER, FORMERLY])).toEqual([0, 0, -1.2, 0])
  expect(valuesOf([FORMERLY, [3, role.COMPARATIVE]])).toEqual([0, -1.8])
  expect(valuesOf([FORMERLY, MUCH, word(2)])).toEqual([0, 0, -1.2])
  for (const now of [
    [BETTER, THAN, FORMERLY],
    [BETTER, FORMERLY, word()],
    [FORMERLY, COMMA, BETTER],
    [FORMERLY, ...between(6), BETTER],
    [BETTER, THAN, word(), FORMERLY],
    [act(role.FORMER | role.SUBORDINATE), word(), BETTER],
  ]) {
    expect(valuesOf(now)[now.indexOf(BETTER)]).toBe(2)
  }
  expect(valuesOf([FORMERLY, word(2)])).toEqual([0, 2])
  // "Never had a better one before".
  expect(valuesOf([act(role.LIMIT), word(), BETTER, FORMERLY])[2]).toBe(2.6)
  expect(valuesOf([BETTER, NOT, word(), FORMERLY])[0]).toBe(2)
})

test('what could not be better or more is as strong as it can be', () => {
  const COULD = act(role.MODAL)
  const CANNOT = act(role.LIMIT)
  const MUCH: Token = [0, 0, MORE]
  expect(last(COULD, NOT, BETTER)).toBe(2.6)
  expect(last(act(role.UNREALISED), NOT, MUCH, word(2))).toBe(2.6)
  expect(last(CANNOT, word(), MUCH, word(2))).toBe(2)
  expect(last(act(role.LIMIT | role.NEGATOR), MUCH, word(-2))).toBe(-2.6)
  expect(last(NOT, MUCH, word(2))).toBe(-1.5)
})

test('what could be more is blame, where the word behind has no value', () => {
  const COULD = act(role.UNREALISED)
  const MUCH: Token = [0, 0, MORE]
  expect(valuesOf([COULD, MUCH, word()])).toEqual([0, -1.2, 0])
  expect(valuesOf([COULD, WAS, BETTER])).toEqual([0, 0, -1.2])
  expect(valuesOf([COULD, word(), MUCH])).toEqual([0, 0, 0])
  expect(valuesOf([COULD, MUCH, word(2)])).toEqual([0, 0, -1.2])
  expect(valuesOf([COULD, MUCH, word(-2)])).toEqual([0, 0, -2])
})

test('an excess of what is mild is plain blame, and a mark is in no excess', () => {
  const TOO = act(role.TOO)
  expect(last(TOO, word(-0.7))).toBe(-1.2)
  expect(last(TOO, word(1))).toBe(-1.2)
  expect(last(TOO, word(2))).toBe(-1.6)
  expect(last(TOO, act(role.SENTENCE, 0.5))).toBe(0.5)
})

test('neither ... nor denies once', () => {
  const NOR = act(role.NEGATOR | role.COORDINATE)
  expect(valuesOf([NOT, word(2), NOR, word(2)])).toEqual([0, -1.5, 0, -1.5])
  expect(valuesOf([NOT, word(), NOT, word(2)]).at(-1)).toBe(2)
})

test('a remedy that is only named changes nothing', () => {
  expect(valuesOf([act(role.UNTOLD_REMEDY), MY, word(-2)])).toEqual([0, 0, -2])
})

test('a denied thought turns the first value behind it, near, far or over a mark, and is no blame without one', () => {
  const DOUBT = act(role.DOUBT)
  expect(valuesOf([DOUBT, word(), word()])).toEqual([0, 0, 0])
  expect(valuesOf([DOUBT, word(), word(2)])).toEqual([0, 0, -1.5])
  expect(valuesOf([DOUBT, ...between(5), word(2)]).at(-1)).toBe(-1.5)
  expect(valuesOf([DOUBT, COMMA, THAT, word(), word(-2), word(2)])).toEqual([0, 0, 0, 0, 0.9, 2])
  expect(valuesOf([DOUBT, ...between(8), word(2)]).at(-1)).toBe(2)
})

test('a denial in a relative clause directly behind a negator is praise', () => {
  const LIKE = word(2)
  expect(valuesOf([NOT, THAT, word(), NOT, LIKE], { concord: true })).toEqual([0, 0, 0, 0, 0.9])
  expect(valuesOf([NOT, COMMA, THAT, word(), act(role.DENIED, -2)])).toEqual([0, 0, 0, 0, 1.2])
  expect(valuesOf([NOT, THAT, LIKE])).toEqual([0, 0, -1.5])
  expect(valuesOf([NOT, word(), COMMA, THAT, act(role.DENIED, -2)]).at(-1)).toBe(-2)
})
