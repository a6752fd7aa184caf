import { expect } from 'vitest'
import { onEveryStorage } from './everyStorage.js'

onEveryStorage(
  'concept lists come from the oldest, by identifier and by name; one changes or goes alone',
  async (open) => {
    const { conceptLists } = await open()
    const concept = { sharedConceptId: 's1', name: 'Room', color: '#fff', texts: ['room', 'rooms'] }
    const list = (listId: string, name: string) => ({ listId, name, concepts: [concept] })
    for (const one of [list('z', 'Last'), list('a', 'First'), list('m', 'Middle')]) await conceptLists.insert(one)
    expect((await conceptLists.all()).map(({ listId }) => listId)).toEqual(['z', 'a', 'm'])
    expect([await conceptLists.get('a'), await conceptLists.named('Middle')]).toEqual([
      list('a', 'First'),
      list('m', 'Middle'),
    ])
    expect([await conceptLists.get('First'), await conceptLists.named('a')]).toEqual([undefined, undefined])
    await conceptLists.update({ listId: 'a', name: 'Renamed', concepts: [] })
    await conceptLists.update({ listId: 'unknown', name: 'Nothing', concepts: [] })
    expect(await conceptLists.all()).toEqual([
      list('z', 'Last'),
      { listId: 'a', name: 'Renamed', concepts: [] },
      list('m', 'Middle'),
    ])
    await conceptLists.remove('z')
    expect((await conceptLists.all()).map(({ listId }) => listId)).toEqual(['a', 'm'])
    await expect(conceptLists.insert(list('b', 'Middle'))).rejects.toThrow(/unique/i)
  },
)
