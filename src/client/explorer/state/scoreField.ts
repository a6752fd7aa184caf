import { suggestScoreField } from '../../../report/suggestScoreField.js'
import type { FieldRecord } from '../api/projects.js'
import { address, queryChoice } from './address.js'

/** The parameter that names the score of the drivers. */
const SCORE = 'score'

/** The fields that can be the score of drivers: the one that a report takes, the other scores, then numbers. */
export function scoreNames(fields: readonly Pick<FieldRecord, 'name' | 'type'>[]): readonly string[] {
  const suggested = suggestScoreField(new Map(fields.map(({ name, type }) => [name, type])))
  const of = (type: FieldRecord['type']): string[] =>
    fields.filter((field) => field.type === type && field.name !== suggested).map(({ name }) => name)
  return [...(suggested === undefined ? [] : [suggested]), ...of('score'), ...of('number')]
}

/** The score of the address if it is one of these, otherwise the first of them. */
export const chosenScore = (names: readonly string[]): string | undefined => {
  const [first, ...others] = names
  return first === undefined ? undefined : queryChoice(SCORE, [first, ...others])
}

/** The score that the address names and that the project does not have. */
export function unknownScore(names: readonly string[]): string | undefined {
  const sent = address.value.query.get(SCORE)
  return sent === null || names.includes(sent) ? undefined : sent
}
