import { fieldTitle } from '../../parts/fieldTitle.js'
import type { FieldRecord } from '../api/projects.js'

/** Fields that the filter bar shows at first; the others are folded behind a button. */
const MOST_FIELDS = 8

/** The first fields, and those of which something is chosen, in their order in the project. */
export const foldFields = <Field extends Pick<FieldRecord, 'name'>>(
  fields: readonly Field[],
  isChosen: (field: Field) => boolean,
): Field[] => fields.filter((field, place) => place < MOST_FIELDS || isChosen(field))

/** The fields whose name has what is typed, and those of which something is chosen, in their order in the project. */
export function findFields<Field extends Pick<FieldRecord, 'name'>>(
  fields: readonly Field[],
  typed: string,
  isChosen: (field: Field) => boolean,
): Field[] {
  const wanted = typed.trim().toLowerCase()
  return fields.filter(
    (field) =>
      [field.name, fieldTitle(field.name)].some((name) => name.toLowerCase().includes(wanted)) || isChosen(field),
  )
}
