import { documentCount } from './documentCount.js'

/** Texts of the filter bar. */
export const filter = {
  label: 'Filter',
  clear: 'Clear the filter',
  more: (fields: string) => `More filters (${fields})`,
  fewer: 'Fewer filters',
  findField: 'Find a field',
  noField: (text: string) => `No field has “${text}” in its name.`,
  clearField: 'Remove',
  find: 'Find a value',
  from: 'From',
  to: 'To',
  apply: 'Apply',
  /** Behind the name of a field, before what is chosen of it. */
  is: ':',
  isMore: (first: string, more: number) => `${first} and ${more} more`,
  isRange: (from: string, to: string) => `${from} to ${to}`,
  isFrom: (from: string) => `from ${from}`,
  isTo: (to: string) => `up to ${to}`,
  count: (filtered: string, total: string) => `${filtered} of ${documentCount(total)}`,
  noValue: (text: string) => `No value has “${text}”.`,
  tooMany: (shown: string, all: string) => `The ${shown} most frequent of ${all} values. Find others by name.`,
  range: (from: string, to: string) => `In the documents: ${from} to ${to}.`,
  unknown: (names: string) => `This project has no field ${names}: that part of the address is left out.`,
  noDay: (field: string, text: string) => `${field}: “${text}” is no day. That part of the address is left out.`,
  noNumber: (field: string, text: string) => `${field}: “${text}” is no number. That part of the address is left out.`,
  nothing: 'No document passes this filter.',
  nothingWhy: 'Remove a part of it to see some.',
} as const
