import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** 20 comments on a restaurant, with stars. */
export const restaurantCsv = `Comment;Stars
${[
  'The soup was cold and the waiter rude',
  'A warm room and a kind waiter',
  'Cold soup again',
  'Kind people, warm soup',
]
  .flatMap((text, n) =>
    Array.from({ length: 5 }, (_, k) => `${text}, visit ${k + 1};${n % 2 === 0 ? 1 + (k % 2) : 5 - (k % 2)}`),
  )
  .join('\n')}
`

/** A folder for the tests of the file that calls this, with the comments in `restaurant.csv`. It is gone after the last of them. */
export function restaurantFolder(): { readonly folder: string; readonly restaurant: string } {
  const folder = mkdtempSync(join(tmpdir(), 'conceptlite-run-'))
  const restaurant = join(folder, 'restaurant.csv')
  writeFileSync(restaurant, restaurantCsv)
  afterAll(() => rmSync(folder, { recursive: true }))
  return { folder, restaurant }
}
