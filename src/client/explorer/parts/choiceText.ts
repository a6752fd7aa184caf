import { dayName } from '../../figures.js'
import type { FieldRecord } from '../api/projects.js'
import type { Choice } from '../state/filter.js'
import { texts } from '../texts/texts.js'

/** What is chosen of a field, in words: `solo`, `solo and 2 more`, `from 5`. */
export function choiceText({ type }: Pick<FieldRecord, 'type'>, choice: Choice): string {
  if ('values' in choice) {
    const [first = '', ...more] = choice.values
    return more.length > 1 ? texts.filter.isMore(first, more.length) : choice.values.join(', ')
  }
  const { minimum, maximum } = choice
  const name = (bound: string): string => (type === 'date' ? dayName(bound) : bound)
  if (minimum === undefined) return texts.filter.isTo(name(maximum ?? ''))
  return maximum === undefined ? texts.filter.isFrom(name(minimum)) : texts.filter.isRange(name(minimum), name(maximum))
}
