import { isNamedScore } from '../reading/columnNames.js'
import { UsageError } from '../reading/inputError.js'
import { suggestScoreField } from '../report/suggestScoreField.js'
import type { FieldTypes } from './filters.js'

/** The field that `--drivers` names, else the one that the report suggests. UsageError for one without numbers. */
export function chooseScoreField(types: FieldTypes, named: string | undefined): string | undefined {
  if (named === undefined) return suggestScoreField(types)
  const numeric = [...types].filter(([, type]) => type === 'score' || type === 'number').map(([name]) => name)
  if (numeric.includes(named)) return named
  const names = numeric.length === 0 ? 'none' : numeric.map((name) => `"${name}"`).join(', ')
  throw new UsageError(`There is no score or number "${named}". Scores and numbers: ${names}.`)
}

const quoted = (name: string): string => JSON.stringify(name)

/** What to do where no field is a score: the numbers that could be one are named. */
export function noScore(types: FieldTypes): string {
  const numbers = [...types].filter(([, type]) => type === 'number').map(([name]) => quoted(name))
  const words = [...types]
    .filter(([name, type]) => type === 'string' && isNamedScore(name))
    .map(([name]) => quoted(name))
  return [
    'No column looks like a score, so there are no drivers.',
    ...(numbers.length === 0 ? [] : [`Name one of the numbers with --score: ${numbers.join(', ')}.`]),
    ...(words.length === 0 ? [] : [`Of words, not numbers: ${words.join(', ')}; write numbers for a score.`]),
  ].join(' ')
}
