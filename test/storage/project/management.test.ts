import { expect } from 'vitest'
import { onEveryStorage } from './everyStorage.js'

onEveryStorage('term management is changed entry by entry, or as a whole', async (open) => {
  const { management } = await open()
  await management.change({ 'room|en': { action: 'ignore' }, 'bed|en': { new_term_id: 'room|en' } }, false)
  await management.change({ 'room|en': { action: 'notice' }, 'bed|en': {}, 'air|en': { action: 'ignore' } }, false)
  const entries = async () => (await management.entries()).map((entry) => JSON.parse(entry))
  expect(await entries()).toEqual([
    ['air|en', { action: 'ignore' }],
    ['room|en', { action: 'notice' }],
  ])
  await management.change({ '*a "b"\n\\*': { action: 'ignore' } }, true)
  expect(await entries()).toEqual([['*a "b"\n\\*', { action: 'ignore' }]])
  await management.change({}, true)
  expect(await entries()).toEqual([])
})

onEveryStorage(
  'one entry is read by its id; entries that name stems go on to do so when they are stored again',
  async (open) => {
    const { management } = await open()
    await management.change({ 'room|en': { action: 'ignore', naming: 'stem' }, 'bed|en': { action: 'notice' } }, false)
    expect(await management.get('bed|en')).toEqual({ action: 'notice' })
    expect(await management.get('lamp|en')).toBeUndefined()
    await management.change({ 'room|en': { action: 'notice' }, 'bed|en': { action: 'ignore' } }, true)
    expect(await management.get('room|en')).toEqual({ action: 'notice', naming: 'stem' })
    expect(await management.get('bed|en')).toEqual({ action: 'ignore' })
  },
)
