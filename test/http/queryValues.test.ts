import { expect, test } from 'vitest'
import { z } from 'zod'
import { queryValue } from '../../src/http/queryValues.js'

test.each([
  ['a string as it is', z.string(), '5', '5'],
  ['an enumeration as it is', z.enum(['1', '2']), '1', '1'],
  ['a literal as it is', z.literal('1'), '1', '1'],
  ['an optional string as it is', z.string().optional(), 'null ', 'null '],
  ['a transformed string as it is', z.string().transform((text) => text.length), '12', '12'],
  ['a string with a default as it is', z.string().default('x'), '[1]', '[1]'],
  ['a boolean in any letters', z.boolean(), 'TRUE', true],
  ['a boolean that is false', z.boolean(), 'False', false],
  ['no boolean', z.boolean(), 'trues', 'trues'],
  ['no boolean before it', z.boolean(), 'untrue', 'untrue'],
  ['a number', z.number(), '-12.5e+2', -1_250],
  ['a number without digits before the point', z.number(), '.5', 0.5],
  ['a number without digits behind the point', z.number(), '5.', 5],
  ['a number with a sign', z.int().default(3), '+7', 7],
  ['no number: a point', z.number(), '.', '.'],
  ['no number: nothing', z.number(), '', ''],
  ['no number: blanks', z.number(), ' 5', ' 5'],
  ['no number: half an exponent', z.number(), '5e', '5e'],
  ['no number: hexadecimal digits', z.number(), '0x10', '0x10'],
  ['a list of strings, which stay', z.array(z.string()), '["1", 2]', ['1', 2]],
  ['a list of numbers, which may be strings', z.array(z.number()), '["1", 2, "x"]', [1, 2, 'x']],
  ['a list that is none', z.array(z.number()), '{"0": "1"}', { 0: '1' }],
  ['a tuple of a number and a text', z.tuple([z.number(), z.string()]), '["1", "2", "3"]', [1, '2', '3']],
  ['text that is no JSON', z.array(z.string()), '[1', '[1'],
  [
    'an object with numbers in it',
    z.object({ a: z.number(), b: z.string() }),
    '{"a": "1", "b": "2", "c": "3"}',
    { a: 1, b: '2', c: '3' },
  ],
  ['an object that is a list', z.object({ a: z.number() }), '["1"]', ['1']],
  ['an object that is null', z.object({ a: z.number() }), 'null', null],
  [
    'a number where a number or a unit is accepted',
    z.array(z.union([z.number(), z.enum(['day'])])),
    '["10", "day"]',
    [10, 'day'],
  ],
  ['a text where any text or number is accepted', z.array(z.union([z.number(), z.string()])), '["10", 5]', ['10', 5]],
  ['a text for a text or a list', z.union([z.array(z.string()), z.string()]), '123', '123'],
  ['a boolean word for a text or a list', z.union([z.array(z.string()), z.string()]), 'true', 'true'],
  ['a list for a text or a list', z.union([z.array(z.string()), z.string()]), '["a"]', ['a']],
  ['what is deep inside', z.array(z.object({ a: z.array(z.number().optional()) })), '[{"a": ["1"]}]', [{ a: [1] }]],
  ['a record by its own types', z.record(z.string(), z.number()), '{"a": "1"}', { a: '1' }],
])('reads %s', (_, schema, text, expected) => {
  expect(queryValue(schema, text)).toEqual(expected)
})

test('of records with a tag the option decides where numbers are', () => {
  const schema = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('score'), value: z.number() }),
    z.object({ kind: z.literal('name'), value: z.string() }),
  ])
  const read = (kind: string) => queryValue(schema, JSON.stringify({ kind, value: '5' }))
  expect([read('score'), read('name'), read('other')]).toEqual([
    { kind: 'score', value: 5 },
    { kind: 'name', value: '5' },
    { kind: 'other', value: '5' },
  ])
})

test('names of a record stay names, also those of prototypes', () => {
  const read = queryValue(z.object({ a: z.number() }), '{"__proto__": "1", "constructor": "2", "a": "3"}') as object
  expect(Object.entries(read)).toEqual([
    ['__proto__', '1'],
    ['constructor', '2'],
    ['a', 3],
  ])
})
