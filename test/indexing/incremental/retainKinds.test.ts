import { expect, test } from 'vitest'
import { packStrings } from '../../../src/compute/shared.js'
import { retainKinds } from '../../../src/indexing/incremental/retainKinds.js'

test('terms keep their kind under another number while they are written as before', () => {
  const kinds = retainKinds(Uint8Array.of(2, 3, 4, 5), {
    previous: packStrings(['staff', 'good', 'Wi-Fi', 'wait']),
    next: packStrings(['good', 'staff', 'wifi', 'new', 'waits', 'wait']),
    oldNumbers: Uint32Array.of(1, 0, 2, 0xffff_ffff, 3, 3),
  })
  expect([...kinds]).toEqual([3, 2, 0, 0, 0, 5])
})
