import { expect, test } from 'vitest'
import { openProjectFile } from '../../../src/storage/project/projectFile.js'

test('term management is changed entry by entry, or as a whole', () => {
  const { management } = openProjectFile(undefined)
  management.change({ 'room|en': { action: 'ignore' }, 'bed|en': { new_term_id: 'room|en' } }, false)
  management.change({ 'room|en': { action: 'notice' }, 'bed|en': {}, 'air|en': { action: 'ignore' } }, false)
  expect(Object.entries(management.all())).toEqual([
    ['air|en', { action: 'ignore' }],
    ['room|en', { action: 'notice' }],
  ])
  management.change({ 'lamp|en': { action: 'ignore' } }, true)
  expect(management.all()).toEqual({ 'lamp|en': { action: 'ignore' } })
  management.change({}, true)
  expect(management.all()).toEqual({})
})
