import { expect, test } from 'vitest'
import { StorageFailure, StorageUnavailable } from '../../../src/storage/failures.js'
import { asStorageFailure, type FailureKind, kindOf } from '../../../src/storage/postgres/failures.js'

const coded = (code: string): Error => Object.assign(new Error('of the database'), { code })

/** Codes of appendix A of the manual of PostgreSQL and of the system, and neighbours that mean something else. */
const kinds: readonly (readonly [kind: FailureKind, codes: string])[] = [
  ['conflict', '40001 40P01'],
  ['refused', '25006 53300 57P03 ECONNREFUSED ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH'],
  ['lost', '08000 08003 08006 08P01 57P01 57P02 57P05 25P03 ECONNRESET EPIPE ETIMEDOUT'],
  ['busy', '53000 53100 53200 53400 55P03 57014'],
  [
    'other',
    '40002 4000 400011 140001 25001 57000 57P04 0800 080001 23505 42P01 5310 531000 55006 X57014 ECONNABORTED XX000',
  ],
]

test.each(kinds.flatMap(([kind, codes]) => codes.split(' ').map((code) => [code, kind] as const)))(
  '%s is of the kind %s',
  (code, kind) => {
    expect(kindOf(coded(code))).toBe(kind)
  },
)

test.each([
  ['timeout exceeded when trying to connect', 'refused'],
  ['Connection terminated due to connection timeout', 'refused'],
  ['Connection terminated unexpectedly', 'lost'],
  ['Client has encountered a connection error and is not queryable', 'lost'],
  ['Query read timeout', 'lost'],
  ['Client was closed and is not queryable', 'lost'],
  ['Something else', 'other'],
])('without a code, "%s" is of the kind %s', (message, kind) => {
  expect(kindOf(new Error(message))).toBe(kind)
})

test('what is no error is of another kind', () => {
  expect([kindOf({}), kindOf({ code: 5, message: 7 })]).toEqual(['other', 'other'])
})

test.each([
  ['53100', /disk.*full/],
  ['53300', /too many connections/],
  ['53200', /too little memory/],
  ['53400', /too little memory/],
  ['55P03', /writing for too long/],
  ['57014', /time limit/],
  ['40001', /same records/],
  ['40P01', /same records/],
  ['ECONNREFUSED', /cannot be reached/],
  ['57P01', /cannot be reached/],
])('%s may pass: the message says %s', (code, message) => {
  const cause = coded(code)
  const failure = asStorageFailure(cause)
  expect(failure).toBeInstanceOf(StorageUnavailable)
  expect(failure).toMatchObject({ message: expect.stringMatching(message), retryAfter: 5, cause })
})

test.each([
  ['28000', /user or password/],
  ['28P01', /user or password/],
  ['3D000', /no such database/],
  ['42501', /permission/],
])('%s does not pass by itself: the message says %s', (code, message) => {
  const failure = asStorageFailure(coded(code))
  expect(failure).toBeInstanceOf(StorageFailure)
  expect(failure).not.toBeInstanceOf(StorageUnavailable)
  expect((failure as Error).message).toMatch(message)
})

test('a change whose connection ended may have been saved, and what is no failure of the database stays as it is', () => {
  expect((asStorageFailure(coded('08006'), true) as Error).message).toMatch(/Look whether it was saved/)
  expect((asStorageFailure(coded('08006'), false) as Error).message).not.toMatch(/saved/)
  for (const error of [
    coded('23505'),
    coded('2800'),
    coded('280000'),
    coded('3D0001'),
    coded('142501'),
    new TypeError('x'),
    undefined,
    null,
  ]) {
    expect(asStorageFailure(error)).toBe(error)
  }
  const own = new StorageFailure('The disk is full.')
  expect(asStorageFailure(own)).toBe(own)
})
