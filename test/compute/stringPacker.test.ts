import { expect, it } from 'vitest'
import { packStrings, unpackStrings } from '../../src/compute/shared.js'
import { StringPacker } from '../../src/compute/stringPacker.js'

it('packs strings, however many there are', () => {
  const words = Array.from({ length: 2_000 }, (_, i) => (i % 3 === 0 ? '' : `größe 寸法 😀 ${i}`))
  const packer = new StringPacker()
  for (const word of words) packer.add(word)
  expect(packer.finish()).toEqual(packStrings(words))
  expect(unpackStrings(packer.finish())).toEqual(words)
  expect(unpackStrings(new StringPacker().finish())).toEqual([])
})

it('packs some of its strings again, in any order', () => {
  const packer = new StringPacker()
  for (const text of ['näh', '', 'word', '語']) packer.add(text)
  expect(packer.count).toBe(4)
  expect(unpackStrings(packer.pick([3, 0, 1, 3]))).toEqual(['語', 'näh', '', '語'])
  expect(unpackStrings(packer.pick([]))).toEqual([])
})
