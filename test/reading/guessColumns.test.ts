import { describe, expect, test, vi } from 'vitest'
import type { ColumnChoice } from '../../src/reading/columnPlan.js'
import { describeColumns } from '../../src/reading/describeColumns.js'
import { guessColumns } from '../../src/reading/guessColumns.js'
import { UsageError } from '../../src/reading/inputError.js'

const nothing: ColumnChoice = { date: [], score: [], number: [], string: [], guess: true }

const words = ['warm', 'cold', 'slow', 'kind', 'loud', 'dark', 'soft', 'late']
const sample = Array.from({ length: 40 }, (_, n) => ({
  'Order ID': String(70_000 + n * 13),
  Date: `${String((n % 28) + 1).padStart(2, '0')}.03.2024`,
  Branch: ['Nord', 'Süd', 'West'][n % 3]!,
  'Customer rating': String((n % 5) + 1),
  'Number of nights': String((n % 4) + 1),
  Amount: `${(n * 7) % 30},50`,
  Subject: `About ${words[n % 8]} things ${n}`,
  Comment: `It was ${words[n % 8]} and then ${words[(n * 3) % 8]}, which visitor ${n} did not expect at all.`,
  Internal: `seen by person ${n} at the desk`,
  Empty: '',
}))

describe('a file of a shop', () => {
  const plan = guessColumns(sample, nothing)

  test('the longest texts are the text, and the subject is the title', () => {
    expect(plan.texts).toEqual(['Comment'])
    expect(plan.title).toBe('Subject')
  })

  test('dates, ratings, numbers and properties are told apart by name and values', () => {
    expect(plan.fields).toEqual([
      { column: 'Date', name: 'Date', type: 'date', form: 'dmy' },
      { column: 'Branch', name: 'Branch', type: 'string' },
      { column: 'Customer rating', name: 'Customer rating', type: 'score', decimal: '.' },
      { column: 'Number of nights', name: 'Number of nights', type: 'number', decimal: '.' },
      { column: 'Amount', name: 'Amount', type: 'number', decimal: ',' },
    ])
  })

  test('identifiers, further free text and empty columns are left out', () => {
    expect(plan.leftOut).toEqual(['Order ID', 'Internal', 'Empty'])
  })

  test('one line says what was guessed', () => {
    expect(describeColumns(plan)).toBe(
      'Columns: text = "Comment"; title = "Subject"; date = "Date" (day first); score = "Customer rating"; ' +
        'number = "Number of nights", "Amount"; string = "Branch"; left out = "Order ID", "Internal", "Empty"',
    )
  })
})

describe('named columns', () => {
  test('are what they are named, and the others are guessed', () => {
    const plan = guessColumns(sample, { ...nothing, text: ['Internal'], number: ['customer rating'] })
    expect(plan.texts).toEqual(['Internal'])
    expect(plan.fields).toContainEqual({
      column: 'Customer rating',
      name: 'Customer rating',
      type: 'number',
      decimal: '.',
    })
    expect(plan.fields).toContainEqual({ column: 'Branch', name: 'Branch', type: 'string' })
  })

  test('may have commas in their names, which otherwise separate names', () => {
    const rows = [{ 'How likely, 0-10': '9', Comment: 'Fine and quiet.', 'Branch, city': 'Oslo', Food: '3', Room: '4' }]
    const plan = guessColumns(rows, {
      ...nothing,
      guess: false,
      text: ['Comment'],
      score: ['How likely, 0-10', 'Food, Room'],
      string: ['Branch, city'],
    })
    expect(plan.fields.map(({ column, type }) => [column, type])).toEqual([
      ['How likely, 0-10', 'score'],
      ['Branch, city', 'string'],
      ['Food', 'score'],
      ['Room', 'score'],
    ])
    expect(() => guessColumns(rows, { ...nothing, score: ['Food, Service'] })).toThrow('There is no column "Service"')
  })

  test('stand alone when nothing may be guessed', () => {
    const plan = guessColumns(sample, { ...nothing, guess: false, text: ['Comment'], score: ['Customer rating'] })
    expect(plan.fields.map((field) => field.column)).toEqual(['Customer rating'])
    expect(plan.title).toBeUndefined()
  })

  test.each([
    ['a column that is not there', { text: ['Remark'] }],
    ['a column named twice', { text: ['Comment'], string: ['comment'] }],
  ])('%s is wrong usage', (_what, choice) => {
    expect(() => guessColumns(sample, { ...nothing, ...choice })).toThrow(UsageError)
  })
})

describe('exports of sites with reviews', () => {
  const rows = Array.from({ length: 40 }, (_, n) => ({
    product_title: `Speaker ${n % 3}`,
    review_title: `About the ${words[n % 8]} sound ${n}`,
    rating: `${(n % 5) + 1}.0 out of 5 stars`,
    'column 3': `${(n % 5) + 1} out of 5`,
    Visited: ['March 2021', 'Q3 2021', '05/2021'][n % 3]!,
    Grade: `${(n % 5) + 1} - ${words[n % 5]}`,
    Priority: `${(n % 3) + 1} - ${words[n % 3]}`,
    Solved: `${(n % 3) + 1}/4`,
    'Review text': `It was ${words[n % 8]} and then ${words[(n * 3) % 8]} for ${n} days.`,
    'Reply of the owner':
      n % 3 === 0 ? `Thank you, ${n} times: we are very sorry to hear what you wrote about it.` : '',
  }))
  const plan = guessColumns(rows, nothing)

  test('the text is what people wrote, not what was replied, and the title that of the review', () => {
    expect([plan.texts, plan.title]).toEqual([['Review text'], 'review_title'])
    expect(plan.fields.map(({ column }) => column)).not.toContain('Reply of the owner')
    const replies = rows.map((row) => ({ 'Reply of the owner': `${row['Review text']} ${row['Reply of the owner']}` }))
    expect(guessColumns(replies, nothing).texts).toEqual(['Reply of the owner'])
  })

  test('ratings in words are scores; fractions and labels only in columns that are named so', () => {
    const typeOf = Object.fromEntries(plan.fields.map(({ column, type }) => [column, type]))
    expect(typeOf).toMatchObject({
      rating: 'score',
      'column 3': 'score',
      Grade: 'score',
      Priority: 'string',
      Solved: 'string',
    })
  })

  test('months and quarters are dates', () => {
    expect(plan.fields).toContainEqual({ column: 'Visited', name: 'Visited', type: 'date', form: 'iso' })
  })
})

test('five digits are days of a spreadsheet where the name of the column says that it holds dates', () => {
  const rows = Array.from({ length: 8 }, (_, n) => ({
    Comment: `It was ${words[n]} when we came for the ${n + 1}. time`,
    'Order date': String(45_000 + n),
    'Date of visit': `${45_100 + n}.5`,
    Data: String(45_000 + n),
    'Mobile data': String(45_000 + n * n),
    'Response time': String(45_000 - n),
    Updated: String(45_000 - n),
  }))
  const typesOf = (choice: ColumnChoice): unknown =>
    Object.fromEntries(
      guessColumns(rows, choice).fields.map((field) => [field.column, 'form' in field ? field.form : field.type]),
    )
  const guessed = { 'Order date': 'serial', 'Date of visit': 'serial', Data: 'serial', 'Response time': 'number' }
  expect(typesOf(nothing)).toEqual({ ...guessed, Updated: 'number' })
  expect(typesOf({ ...nothing, date: ['Updated'] })).toEqual({ ...guessed, Updated: 'serial' })
})

test('names of columns reach the terminal without control characters, and cut', () => {
  const red = '\u001b[31mred\u0007\nalert'
  const rows = [{ [red]: 'a sentence of some words', ['x'.repeat(500)]: '' }]
  const line = describeColumns(guessColumns(rows, nothing))
  expect(line).toMatch(/text = "\[31mred alert"/)
  expect(line.length).toBeLessThan(200)
  const named = () => guessColumns(rows, { ...nothing, text: ['\u001b[2Jgone'] })
  expect(named).toThrow(UsageError)
  expect(named).toThrow(/^\P{Cc}*$/u)
})

describe('dates', () => {
  const dated = (when: string[]) => when.map((date) => ({ comment: 'a sentence of some words', when: date }))

  test.each([
    ['2024-03-01', '2024-04-15', 'iso'],
    ['2024-03-01T10:00:00+02:00', '2024-03-02 11:30', 'iso'],
    ['03/25/2024', '04/01/2024', 'mdy'],
    ['25/03/2024', '01/04/2024', 'dmy'],
    ['March 3, 2024', '12 April 2024', 'words'],
    ['1709251200', '1709337600', 'seconds'],
    ['1709251200000', '1709337600000', 'milliseconds'],
    ['20240301', '20240302', 'compact'],
  ])('%s and %s are read as %s', (first, second, form) => {
    expect(guessColumns(dated([first, second]), nothing).fields).toEqual([
      { column: 'when', name: 'when', type: 'date', form },
    ])
  })

  test('that fit both orders are not guessed, but said', () => {
    const plan = guessColumns(dated(['03/04/2024', '05/06/2024']), nothing)
    expect(plan.fields).toEqual([])
    expect(plan.ambiguousDates).toEqual(['when'])
    const told = guessColumns(dated(['03/04/2024', '05/06/2024']), { ...nothing, dateOrder: 'mdy' })
    expect(told.fields).toEqual([{ column: 'when', name: 'when', type: 'date', form: 'mdy' }])
  })

  test('of which a few fit one order only are read in it, and said where both orders miss as many', () => {
    const early = Array.from({ length: 95 }, (_, n) => `0${(n % 9) + 1}/0${(n % 7) + 1}/2024`)
    const late = ['13/02/2024', '14/03/2024', '20/03/2024', '25/04/2024', '31/05/2024']
    const formOf = (when: string[]) => guessColumns(dated(when), nothing).fields
    expect(formOf([...early, ...late])).toEqual([{ column: 'when', name: 'when', type: 'date', form: 'dmy' }])
    const turned = late.map((date) => date.replace(/(..).(..)/, '$2/$1'))
    expect(formOf([...early, ...turned])).toEqual([{ column: 'when', name: 'when', type: 'date', form: 'mdy' }])
    const mixed = guessColumns(dated([...early, late[0]!, turned[1]!]), nothing)
    expect([mixed.fields, mixed.ambiguousDates]).toEqual([[], ['when']])
  })

  const iso = ['2024-03-01', '2024-03-02 10:15', '2024-04-03']

  test.each([
    ['05.03.2024', '17.03.2024', 'dmy'],
    ['3/5/2024', '3/17/2024', 'mdy'],
    ['5 March 2024', 'Mar 17, 2024', 'iso'],
  ])('of which some are written as %s and others from the year on are of one column', (first, second, form) => {
    const plan = guessColumns(dated([...iso, first, second]), nothing)
    expect([plan.fields, plan.leftOut]).toEqual([[{ column: 'when', name: 'when', type: 'date', form }], []])
  })

  test('of which few fit both orders do not spoil a column of others', () => {
    const many = Array.from({ length: 19 }, (_, n) => `2024-03-${10 + n}`)
    const plan = guessColumns(dated([...many, '03/04/2024']), nothing)
    expect(plan.fields).toEqual([{ column: 'when', name: 'when', type: 'date', form: 'iso' }])
    expect(guessColumns(dated([...iso, '03/04/2024', '05/04/2024']), nothing).ambiguousDates).toEqual(['when'])
  })

  test('that begin with the year have that form whatever order is named', () => {
    const plan = guessColumns(dated(iso), { ...nothing, date: ['when'], dateOrder: 'dmy' })
    expect(plan.fields).toEqual([{ column: 'when', name: 'when', type: 'date', form: 'iso' }])
  })
})

test('identifiers and addresses of pages are no texts, however long they are', () => {
  const rows = Array.from({ length: 30 }, (_, n) => ({
    review_id: `uuid-01a22df4cf8eba5badf68c7e9d030${100 + n}`,
    image: `https://shop.example/images/of/a/product/in/many/folders/${n}.jpg`,
    said: ['good', 'bad', 'so so'][n % 3]!,
  }))
  expect(guessColumns(rows, nothing).texts).toEqual(['said'])
  // A link may hold a text; who names the column means it.
  const told = rows.map((row) => ({
    ...row,
    link: 'a long text that somebody wrote about a link, of many words in all',
  }))
  expect(guessColumns(told, nothing).texts).toEqual(['link'])
  expect(guessColumns(rows, { ...nothing, text: ['image'] }).texts).toEqual(['image'])
  expect(() =>
    guessColumns(
      rows.map(({ image }) => ({ image })),
      nothing,
    ),
  ).toThrow(UsageError)
})

describe('a column of numbers', () => {
  /** What a column becomes beside one of texts: its type, or undefined where it is left out. */
  const typeOf = (name: string, cell: (row: number) => string, rows = 30): string | undefined => {
    const file = Array.from({ length: rows }, (_, n) => ({
      Comment: `A long comment of guest ${n % 7} on the room.`,
      [name]: cell(n),
    }))
    return guessColumns(file, nothing).fields.find(({ column }) => column === name)?.type
  }
  const repeated = (n: number): string => String((n * 7) % 5)

  test.each([
    ['Nights', 'number'],
    ['Number of guests', 'number'],
    ['No of rooms', 'number'],
    ['Num beds', 'number'],
    ['Number', undefined],
    ['No', undefined],
    ['Order number', undefined],
    ['Customer no', undefined],
    ['Notes id', undefined],
    ['Numbers id', undefined],
    ['Zip', undefined],
    ['Room ID', undefined],
    ['Stars', 'score'],
    ['Overall rating', 'score'],
  ])('called %s is %s', (name, type) => {
    expect(typeOf(name, repeated)).toBe(type)
  })

  test('is one of codes if zeros stand in front, or if all have the same many digits', () => {
    expect(typeOf('Asin', (n) => `00${repeated(n)}1`)).toBe('string')
    expect(typeOf('Asin', (n) => `0${10 + n}`)).toBeUndefined()
    expect(typeOf('Asin', (n) => String(978_000_000_000 + (n % 5)))).toBe('string')
    expect(typeOf('Asin', (n) => String(978_000_000 + ((n * 7) % 29)))).toBeUndefined()
    expect(typeOf('Rating', (n) => `00${repeated(n)}`)).toBe('score')
    const counts = [(n: number) => `0${repeated(n)}`, () => '000', (n: number) => String(10_000_000 + n * n)]
    expect(counts.map((cell) => typeOf('Size', (n) => cell((n * 7) % 11)))).toEqual(['number', 'number', 'number'])
    expect(typeOf('Size', (n) => String(10 ** (8 + (n % 2))))).toBe('number')
  })

  test('of eight digits that all are days holds dates, unless there are few', () => {
    const day = (n: number): string => `202401${10 + ((n * 7) % 20)}`
    expect(typeOf('Visit', day)).toBe('date')
    expect(typeOf('Visit', (n) => day(n % 4))).toBe('number')
    expect(typeOf('Visit', (n) => String(20_240_190 + ((n * 7) % 20)))).toBe('number')
  })

  test.each(['created_utc', 'createdAt', 'created at', 'posted_at', 'time_parsed', 'ts'])(
    'called %s holds seconds since 1970 where the numbers allow it',
    (name) => {
      expect(typeOf(name, (n) => String(1_714_521_600 + n * 9_000))).toBe('date')
    },
  )
  test.each(['heat', 'format'])('called %s holds no dates', (name) => {
    expect(typeOf(name, (n) => String(1_714_521_600 + ((n * 7) % 11) * 9_000))).not.toBe('date')
  })

  test('that rises from row to row numbers the rows, unless there are few', () => {
    expect(typeOf('Size', (n) => String(100 + n * 3))).toBeUndefined()
    expect(typeOf('Size', (n) => String(100 - n))).toBe('number')
    expect(typeOf('Size', (n) => (100 + n * 1.5).toFixed(1))).toBe('number')
    expect(typeOf('Size', (n) => String(n === 7 ? 106 : 100 + n))).toBe('number')
    expect([typeOf('Size', (n) => String(n), 4), typeOf('Size', (n) => String(n), 5)]).toEqual(['number', undefined])
  })

  test('may have some cells that are no numbers, and any that are missing', () => {
    expect(typeOf('Nights', (n) => (n < 20 ? 'n/a' : repeated(n)), 30)).toBe('number')
    const withMisfits = (count: number) => typeOf('Nights', (n) => (n < count ? 'many' : repeated(n)), 30)
    expect([withMisfits(0), withMisfits(3), withMisfits(4)]).toEqual(['number', 'number', 'string'])
    expect(typeOf('Nights', (n) => (n === 0 ? 'many' : '5'), 3)).toBe('number')
    expect(typeOf('Nights', (n) => (n === 0 ? 'many' : '5'), 2)).toBe('string')
  })
})

test('a column is an open question by the mark behind its name, or by four words', () => {
  const answers = [
    'the room was loud at night',
    'nobody was at the desk',
    'a bed that was far too soft',
    'slow lift and stairs',
  ]
  const rows = answers.map((answer, i) => ({
    'Why?': `${answer}, and the breakfast as well`,
    'What should we change': `${answer} please`,
    'Your line': `${answers[(i + 1) % 4]} again`,
  }))
  const choice = { date: [], score: [], number: [], string: [], guess: true }
  expect(guessColumns(rows, choice).texts).toEqual(['Why?', 'What should we change'])
})

test('a title may be empty in all rows', () => {
  const rows = ['A long walk to the room', 'A short walk to the room'].map((text) => ({ title: '', text }))
  const choice = { date: [], score: [], number: [], string: [], guess: true }
  expect(guessColumns(rows, choice).title).toBe('title')
})

test('what a value is taken for is found once, however many cells have it', () => {
  const rows = Array.from({ length: 1_000 }, (_, i) => ({
    comment: `A room number ${i} with a view`,
    ...{ visited: `2024-0${1 + (i % 9)}-11`, floor: String(i % 7), colour: ['red', 'green'][i % 2] },
  }))
  const choice = { text: ['comment'], date: [], score: [], number: [], string: [], guess: true }
  const exec = vi.spyOn(RegExp.prototype, 'exec')
  const plan = guessColumns(rows, choice)
  const matches = exec.mock.calls.filter(([text]) => text.startsWith('2024-')).length
  exec.mockRestore()
  expect(plan.fields).toMatchObject([{ type: 'date' }, { type: 'number' }, { type: 'string' }])
  // Whether a cell is missing is asked of each.
  expect(matches).toBeLessThan(3 * rows.length)
})
