import { expect, it } from 'vitest'
import { packStrings, unpackStrings } from '../../src/compute/shared.js'
import { StringPacker } from '../../src/compute/stringPacker.js'

it('packs strings, and copies others from a pack, however many there are', () => {
  const words = Array.from({ length: 2_000 }, (_, i) => (i % 3 === 0 ? '' : `größe 寸法 😀 ${i}`))
  const pack = packStrings(words)
  const packer = new StringPacker()
  for (const [i, word] of words.entries()) {
    if (i % 2 === 0) packer.add(word)
    else packer.copy(pack, i)
  }
  expect(packer.finish()).toEqual(pack)
  expect(unpackStrings(packer.finish())).toEqual(words)
  expect(unpackStrings(new StringPacker().finish())).toEqual([])
})
