import { expect, test } from 'vitest'
import { openProjectFile } from '../../../src/storage/project/projectFile.js'

test('concept lists come from the oldest, by identifier and by name; one changes or goes alone', () => {
  const { conceptLists } = openProjectFile(undefined)
  const concept = { sharedConceptId: 's1', name: 'Room', color: '#fff', texts: ['room', 'rooms'] }
  const list = (listId: string, name: string) => ({ listId, name, concepts: [concept] })
  for (const one of [list('z', 'Last'), list('a', 'First'), list('m', 'Middle')]) conceptLists.insert(one)
  expect(conceptLists.all().map(({ listId }) => listId)).toEqual(['z', 'a', 'm'])
  expect([conceptLists.get('a'), conceptLists.named('Middle')]).toEqual([list('a', 'First'), list('m', 'Middle')])
  expect([conceptLists.get('First'), conceptLists.named('a')]).toEqual([undefined, undefined])
  conceptLists.update({ listId: 'a', name: 'Renamed', concepts: [] })
  conceptLists.update({ listId: 'unknown', name: 'Nothing', concepts: [] })
  expect(conceptLists.all()).toEqual([
    list('z', 'Last'),
    { listId: 'a', name: 'Renamed', concepts: [] },
    list('m', 'Middle'),
  ])
  conceptLists.remove('z')
  expect(conceptLists.all().map(({ listId }) => listId)).toEqual(['a', 'm'])
  expect(() => conceptLists.insert(list('b', 'Middle'))).toThrow(/UNIQUE/)
})
