import { expect, test } from 'vitest'
import { isNoConcept } from '../../src/text/conceptWords.js'

test.each([
  '10|en',
  '10:30|en',
  '12/05|en',
  '2nd|en',
  '10am|en',
  's|en',
  'é|fr',
  'll|en',
  've|en',
  'don|en',
  'no|en',
  'never|en',
  'u2019m|en',
  'rt|de',
  'http|es',
  'editado|pt',
  'editado|es',
  'em|pl',
  '性価|ja',
  '感|ja',
  '넘|ko',
  '房|zh',
  'か|ja',
  '3.5|en',
  '家|zh 酒店|zh',
])('%s is no concept of its own', (id) => {
  expect(isNoConcept(id)).toBe(true)
})

test.each([
  '4|en star|en',
  'not|en work|en',
  'ba|en',
  'a380|en',
  'wi-fi|en',
  'ok|en',
  'user|en',
  'number|en',
  'umbrella|en',
  '味|ja',
  '방|ko',
  '茶|zh',
  '性能|zh',
  '家庭|zh 房|zh',
  '房间|zh 个|zh',
  '10점|ko',
  'don|es',
  'uber|en',
])('%s can be a concept', (id) => {
  expect(isNoConcept(id)).toBe(false)
})
