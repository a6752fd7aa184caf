import { expect, test } from 'vitest'
import { describeFindings } from '../../../src/report/document/askFindings.js'

const found = (exact_term_ids: string[], more: object = {}) => ({
  exact_term_ids,
  title: 'Soup is often cold',
  parts: [],
  count: 7,
  companion: null,
  value: null,
  quarter: null,
  ...more,
})

test('a finding names the place of its concept, and of others only what the page shows', () => {
  const concepts = [{ termIds: ['room|en'] }, { termIds: ['soup|en', 'broth|en'] }]
  const companion = { name: 'waiter', count: 3, exact_term_ids: ['waiter|en'] }
  const value = { field: 'region', value: 'north', count: 4, share: 0.5 }
  const findings = [found(['soup|en', 'broth|en'], { companion, value }), found(['bed|en']), found(['room|en'])]
  expect(describeFindings(findings as never, concepts as never)).toEqual([
    {
      concept: 1,
      count: 7,
      companion: { name: 'waiter', count: 3 },
      value: { field: 'region', value: 'north', count: 4 },
      quarter: null,
      title: 'Soup is often cold',
      parts: [],
    },
    { ...describeFindings([found(['room|en'])] as never, concepts as never)[0], concept: 0 },
  ])
})
