/** Levels of objects whose members become columns; deeper ones are passed over, like every object in a cell. */
const DEEPEST = 8

/** Members of an object that become columns. One with more is no row but a table of its own, such as votes by user. */
const MOST_MEMBERS = 100

type Values = Readonly<Record<string, unknown>>

/**
 * The values of a JSON record with the members of its objects as values of their own: `{ review: { body } }` has the column
 * `review.body`. Lists stay as they are. A record without objects is returned itself; a name that the record has keeps its value.
 */
export function spreadNested(values: Values): Values {
  if (!Object.values(values).some(isObject)) return values
  const spread = new Map<string, unknown>()
  for (const [name, value, level] of entriesOf(values, '', 1)) {
    if (level === 1 || !spread.has(name)) spread.set(name, value)
  }
  return Object.fromEntries(spread)
}

type Entry = [name: string, value: unknown, level: number]

function entriesOf(values: Values, prefix: string, level: number): Entry[] {
  return Object.entries(values).flatMap(([key, value]): Entry[] => {
    const name = prefix + key
    const opens = isObject(value) && level < DEEPEST && Object.keys(value).length <= MOST_MEMBERS
    return opens ? entriesOf(value, `${name}.`, level + 1) : [[name, value, level]]
  })
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
