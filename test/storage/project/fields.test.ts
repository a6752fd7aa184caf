import { expect } from 'vitest'
import { onEveryStorage } from './everyStorage.js'

onEveryStorage('fields are read in pages, whose order is one, and by name', async (open) => {
  const { fields } = await open()
  const names = ['', 'Ä', 'b', 'B', 'zero\0', 'zz', '\u{1f600}', '\ue000']
  await fields.add(new Map(names.map((name) => [name, { type: 'date' as const, entries: 1 }])))
  const all = [...(await fields.types()).keys()]
  expect(new Set(all)).toEqual(new Set(names))
  const paged: string[] = []
  for (let after: string | undefined; ; after = paged.at(-1)) {
    const page = await fields.types({ after, limit: 3 })
    paged.push(...page.keys())
    if (page.size < 3) break
  }
  expect(paged).toEqual(all)
  expect(await fields.typesOf(['zero\0', 'none', '\ue000'])).toEqual(
    new Map([
      ['zero\0', 'date'],
      ['\ue000', 'date'],
    ]),
  )
  expect(await fields.typesOf([])).toEqual(new Map())
})

onEveryStorage('a field is known as long as a document bears it', async (open) => {
  const { fields } = await open()
  await fields.add(
    new Map([
      ['stars', { type: 'score' as const, entries: 2 }],
      ['city', { type: 'string' as const, entries: 1 }],
    ]),
  )
  await fields.add(new Map([['stars', { type: 'score' as const, entries: 1 }]]))
  await fields.subtract(new Map([['stars', 2]]))
  expect(await fields.types()).toEqual(
    new Map([
      ['city', 'string'],
      ['stars', 'score'],
    ]),
  )
  await fields.subtract(new Map([['stars', 1]]))
  expect(await fields.types()).toEqual(new Map([['city', 'string']]))
})
