import { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { append, replaceFiles, throwUnwritable } from '../../../src/report/tables/replaceFiles.js'
import { emptyFolder } from '../../storage/folder.js'

test('files appear under their names when all of them are complete', async () => {
  const folder = emptyFolder()
  writeFileSync(join(folder, 'a'), 'older')
  await replaceFiles(async (create) => {
    const a = await create(join(folder, 'a'))
    await append(a, 'one, ')
    await append(a, Buffer.from('two'))
    await append(await create(join(folder, 'b')), 'three')
    expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('older')
    expect(readdirSync(folder)).not.toContain('b')
  })
  expect(readdirSync(folder)).toEqual(['a', 'b'])
  expect([readFileSync(join(folder, 'a'), 'utf8'), readFileSync(join(folder, 'b'), 'utf8')]).toEqual([
    'one, two',
    'three',
  ])
})

test('a failure leaves what was there, and no other file', async () => {
  const folder = emptyFolder()
  writeFileSync(join(folder, 'a'), 'older')
  const work = replaceFiles(async (create) => {
    await append(await create(join(folder, 'a')), 'newer')
    throw new Error('no more')
  })
  await expect(work).rejects.toThrow('no more')
  expect([readdirSync(folder), readFileSync(join(folder, 'a'), 'utf8')]).toEqual([['a'], 'older'])
})

test('a link stays a link: the file that it leads to is replaced', async () => {
  const folder = emptyFolder()
  writeFileSync(join(folder, 'a'), 'older')
  symlinkSync(join(folder, 'a'), join(folder, 'link'))
  await replaceFiles(async (create) => append(await create(join(folder, 'link')), 'newer'))
  expect(lstatSync(join(folder, 'link')).isSymbolicLink()).toBe(true)
  expect([readdirSync(folder), readFileSync(join(folder, 'a'), 'utf8')]).toEqual([['a', 'link'], 'newer'])
})

test.skipIf(process.platform === 'win32')('a device is written to and not replaced', async () => {
  await replaceFiles(async (create) => append(await create('/dev/null'), 'text'))
  expect(lstatSync('/dev/null').isCharacterDevice()).toBe(true)
})

test('what the disk refuses is one sentence with the file', async () => {
  const folder = emptyFolder()
  mkdirSync(join(folder, 'a'))
  const create = (path: string) => replaceFiles(async (create) => append(await create(path), 'text'))
  await expect(create(join(folder, 'a'))).rejects.toMatchObject({
    code: 'ERROR',
    message: `${join(folder, 'a')} cannot be written: it is a folder.`,
  })
  await expect(create(join(folder, 'none', 'a'))).rejects.toThrow('its folder does not exist.')
  expect(readdirSync(folder)).toEqual(['a'])
  expect(() => throwUnwritable('a', Object.assign(new Error(), { code: 'ENOSPC' }))).toThrow(
    'a cannot be written: the disk is full.',
  )
  expect(() => throwUnwritable('a', new TypeError('other'))).toThrow(TypeError)
})
