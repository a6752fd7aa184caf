import { documentCount } from './documentCount.js'

/** Texts of the comparison of two filters. */
export const compare = {
  deck: 'What the documents of the filter say more often than others, and less often.',
  other: 'Compare with',
  rest: 'all other documents',
  swap: 'Swap',
  all: 'No filter is chosen.',
  allWhy: 'Choose values or a range in the bar above: those documents are compared with the others.',
  noField: 'The documents have no fields.',
  noFieldWhy: 'The groups of a comparison differ in a field, such as a date or a place.',
  nothing: 'Nothing is said clearly more or less often.',
  nothingWhy: 'The two groups talk of the same things, or one of them has too few documents.',
  counts: (here: string, there: string) => `${documentCount(here)} of the filter, ${there} on the other side`,
  overlap: (both: string) =>
    both === '1'
      ? '1 document passes both filters and is left out.'
      : `${both} documents pass both filters and are left out.`,
  listed: (list: string) => `Concepts of “${list}”`,
  more: 'More often in the filter',
  less: 'Less often in the filter',
  columns: { concept: 'Concept', here: 'Filter', there: 'Others', certainty: 'How clear' },
  here: (name: string) => `${name}, in the filter`,
  elsewhere: (name: string) => `${name}, in all other documents`,
  noOther: 'None of the others mentions it.',
  noOtherWhy: 'Of the best thousand matches all are documents of the filter.',
  there: (name: string) => `${name}, on the other side`,
  none: 'No document of this group mentions it.',
  noneWhy: 'It is said in the other group only.',
} as const
