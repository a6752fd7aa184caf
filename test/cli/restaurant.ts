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
