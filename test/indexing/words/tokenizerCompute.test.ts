import { expect, test } from 'vitest'
import { inlineCompute } from '../../../src/compute/pool.js'
import { processTokenizer, tokenizerCompute } from '../../../src/indexing/words/tokenizerCompute.js'

const inProcess = { name: 'a', tokenize: () => [], module: undefined }
const inModule = { name: 'b', tokenize: () => [], module: { url: 'file:///b.js', name: 'default' } } as never
const threads = { ...inlineCompute, threads: 2 }

test('texts are read in threads, unless a tokenizer is a function of this process', () => {
  expect(tokenizerCompute(undefined, threads)).toBe(threads)
  expect(tokenizerCompute(inModule, threads)).toBe(threads)
  expect(tokenizerCompute(inProcess, threads)).toBe(inlineCompute)
})

test('of several tokenizers the first that is such a function is found', () => {
  const of = (...tokenizers: unknown[]) => processTokenizer(tokenizers.map((tokenizer) => ({ tokenizer })) as never)
  expect(of(undefined, inModule)).toBeUndefined()
  expect(of(undefined, inModule, inProcess, { ...inProcess, name: 'c' })).toBe(inProcess)
  expect(of()).toBeUndefined()
})
