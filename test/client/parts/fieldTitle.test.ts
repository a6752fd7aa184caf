import { expect, test } from 'vitest'
import { fieldTitle } from '../../../src/client/parts/fieldTitle.js'

test.each([
  ['cabin_staff', 'cabin staff'],
  ['Would_you_recommend_us', 'Would you recommend us'],
  ['_id_', 'id'],
  ['rating', 'rating'],
  ['Preis-Leistung', 'Preis-Leistung'],
  ['_', '_'],
])('people read %s as %s', (name, title) => {
  expect(fieldTitle(name)).toBe(title)
})
