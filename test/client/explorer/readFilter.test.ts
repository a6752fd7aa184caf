import { expect, test } from 'vitest'
import { readFilter } from '../../../src/client/explorer/state/readFilter.js'

const fields = [
  { name: 'hotel', type: 'string' },
  { name: 'from.where', type: 'string' },
  { name: 'rating', type: 'score' },
  { name: 'date', type: 'date' },
] as const

const read = (query: string) => readFilter(fields, new URLSearchParams(query))

test('values of a text field are alternatives', () => {
  expect(read('in.hotel=Lake&in.hotel=Park').filter).toEqual([{ name: 'hotel', values: ['Lake', 'Park'] }])
})

test('a name may look like a parameter itself', () => {
  expect(read('in.from.where=here').filter).toEqual([{ name: 'from.where', values: ['here'] }])
})

test('ranges have one bound or two, numbers as numbers, days with both of their ends', () => {
  expect(read('from.rating=3&from.date=2024-01-05&to.date=2024-02-29').filter).toEqual([
    { name: 'rating', minimum: 3 },
    { name: 'date', minimum: '2024-01-05T00:00:00Z', maximum: '2024-02-29T23:59:59.999999Z' },
  ])
  expect(read('to.rating=-0.5').filter).toEqual([{ name: 'rating', maximum: -0.5 }])
})

test('what is no number and no day is no bound, and is named', () => {
  expect(read('from.rating=many&to.rating=&from.date=2024-13-40&to.date=soon')).toEqual({
    filter: [],
    unknown: [],
    wrong: [
      { name: 'rating', type: 'score', text: 'many' },
      { name: 'date', type: 'date', text: '2024-13-40' },
      { name: 'date', type: 'date', text: 'soon' },
    ],
  })
})

test('a day that its month does not have is named', () => {
  expect(read('from.date=2024-02-30&to.date=2023-02-29')).toMatchObject({
    filter: [],
    wrong: [{ text: '2024-02-30' }, { text: '2023-02-29' }],
  })
})

test('fields that the project does not have are named', () => {
  expect(read('in.branch=North&in.hotel=Lake')).toEqual({
    filter: [{ name: 'hotel', values: ['Lake'] }],
    unknown: ['branch'],
    wrong: [],
  })
})
