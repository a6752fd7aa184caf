import { expect, it } from 'vitest'
import type { Compute } from '../../../src/compute/compute.js'
import { inlineCompute } from '../../../src/compute/pool.js'
import { extractTerms } from '../../../src/indexing/words/extractTerms.js'
import type { SharedManagement } from '../../../src/indexing/words/sharedManagement.js'

it('sends term management to all pages on the same shared memory, however many entries it has', async () => {
  const sent: unknown[] = []
  const recording: Compute = {
    ...inlineCompute,
    map: (kernel, inputs, options) => inlineCompute.map(kernel, recorded(inputs), options),
  }
  async function* recorded<Input>(inputs: Iterable<Input> | AsyncIterable<Input>) {
    for await (const input of inputs) {
      if (typeof input === 'object' && input !== null && 'management' in input) sent.push(input.management)
      yield input
    }
  }
  async function* pages() {
    let key = 0
    for (const text of ['A clean room.', 'A bed.', 'A quiet bed.'])
      yield [{ key: ++key, text, title: '', metadata: [] }]
  }
  const management = Object.fromEntries(
    Array.from({ length: 1_000 }, (_, i) => [`w${i}|en`, { action: 'ignore' as const }]),
  )
  await extractTerms(pages(), { languages: [{ language: 'en' }], management, compute: recording })
  expect(sent.length).toBe(3)
  for (const each of sent) {
    // What is not on shared memory is copied for each page.
    const copied = JSON.stringify(each, (_, value) => (value?.buffer instanceof SharedArrayBuffer ? null : value))
    expect(copied.length).toBeLessThan(200)
    expect((each as SharedManagement).json.bytes.buffer).toBe((sent[0] as SharedManagement).json.bytes.buffer)
  }
})
