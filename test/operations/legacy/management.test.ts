import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, openEngine } from '../../../src/engine.js'
import { openHotel, recalculate } from './openLegacy.js'

let engine: Engine
beforeAll(async () => {
  engine = await openEngine({ threads: 0 })
})
afterAll(() => engine.close())

describe('ignorelist and restem', () => {
  test('are the term management of version 5, and take effect when documents are recalculated', async () => {
    const own = (await openHotel(engine, false)).at
    const { ignorelist, restem } = engine.legacy.terms
    const management = () => engine.project(own.project_id).terms.management()
    expect(await ignorelist.add({ ...own, term: 'staff|en' })).toBe('OK')
    expect(await ignorelist.add({ ...own, term: 'reakf', substring: true })).toBe('OK')
    expect(await restem.add({ ...own, from_term: 'clean|en', to_term: 'quiet|en' })).toBe('OK')
    expect(await ignorelist.get(own)).toEqual({ substring: ['reakf'], fullstring: ['staff|en'] })
    expect(await restem.get(own)).toEqual({ 'clean|en': 'quiet|en' })
    const stored = {
      '*reakf*': { action: 'ignore' },
      'clean|en': { new_term_id: 'quiet|en' },
      'staff|en': { action: 'ignore' },
    }
    expect(await management()).toEqual(stored)
    // What was read can be written back.
    const project = engine.project(own.project_id)
    await project.terms.manage({ term_management: (await management()) as never, overwrite: true })
    expect(await management()).toEqual(stored)
    await recalculate(engine, own)
    const terms = (await engine.legacy.terms.list({ ...own, limit: 100 })).map(({ term }) => term)
    expect(terms.join(' ')).toContain('quiet|en')
    for (const gone of ['breakfast', 'staff', 'clean']) expect(terms.join(' ')).not.toContain(gone)
  })

  // A term of 50 megabytes held the event loop for two seconds in every answer with the list.
  test('have terms of ten thousand characters at most', async () => {
    const own = (await openHotel(engine, false)).at
    const { ignorelist, restem } = engine.legacy.terms
    const longest = `${'a'.repeat(9_997)}|en`
    expect(await ignorelist.add({ ...own, term: longest })).toBe('OK')
    expect(await ignorelist.add({ ...own, term: longest, substring: true })).toBe('OK')
    expect(await restem.add({ ...own, from_term: longest, to_term: longest })).toBe('OK')
    const tooLong = (...parameters: string[]) => ({ code: 'INVALID_PARAMS', details: { parameters } })
    await expect(ignorelist.add({ ...own, term: `a${longest}` })).rejects.toMatchObject(tooLong('term'))
    await expect(ignorelist.add({ ...own, term: `a${longest}`, substring: true })).rejects.toMatchObject(
      tooLong('term'),
    )
    const terms = { from_term: 'room|en', to_term: `a${longest}` }
    await expect(restem.add({ ...own, ...terms })).rejects.toMatchObject(tooLong('to_term'))
  })

  test('tell what was not on the ignorelist, and leave the other half of an entry alone', async () => {
    const own = (await openHotel(engine, false)).at
    const { ignorelist, restem } = engine.legacy.terms
    await ignorelist.add({ ...own, term: 'room|en' })
    await restem.add({ ...own, from_term: 'room|en', to_term: 'chamber|en' })
    expect(await ignorelist.remove({ ...own, term: 'room|en', substring: true })).toBe('Not Found')
    expect(await ignorelist.remove({ ...own, term: 'room|en' })).toBe('OK')
    expect(await ignorelist.remove({ ...own, term: 'room|en' })).toBe('Not Found')
    expect(await restem.get(own)).toEqual({ 'room|en': 'chamber|en' })
    expect(await restem.remove({ ...own, from_term: 'room|en' })).toBe('OK')
    expect(await engine.project(own.project_id).terms.management()).toEqual({})
  })
})
