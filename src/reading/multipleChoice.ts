/** Separators between the choices in one cell, as survey tools write them. */
const SEPARATORS = [';', '|', ',']
/** Maximum number of different choices of a question. */
const MOST_CHOICES = 60
/** Maximum number of characters of a choice. */
const LONGEST_CHOICE = 60
/** Share of the choices that must also occur alone in a cell. The parts of `City, Country` never do. */
const ALONE_SHARE = 0.5
/** Minimum share of cells with several choices. */
const SEVERAL_SHARE = 0.05

/**
 * The separator of a column whose cells hold one or more of a few choices (`Phone, Email`); undefined for a column of single
 * values. `isList`: the column is known to have lists, such as tags, so that no choice need occur alone. A separator behind the last
 * choice of each cell (`Phone;Email;`), as Microsoft Forms writes it, says the same.
 */
export function choiceSeparator(values: readonly string[], { isList = false } = {}): string | undefined {
  return SEPARATORS.find((separator) => {
    const several = values.filter((value) => value.includes(separator) && splitChoices(value, separator).length > 1)
    if (several.length < 2 || several.length < SEVERAL_SHARE * values.length) return false
    if (isList || values.every((value) => value.endsWith(separator))) return true
    const choices = new Set(several.flatMap((value) => splitChoices(value, separator)))
    if (choices.size > MOST_CHOICES || [...choices].some((choice) => choice.length > LONGEST_CHOICE)) return false
    const alone = new Set(values)
    const both = [...choices].filter((choice) => alone.has(choice)).length
    return both >= ALONE_SHARE * choices.size && choices.size < new Set(values).size
  })
}

/** The choices of one cell, without duplicates. */
export const splitChoices = (value: string, separator: string): string[] => [
  ...new Set(
    value
      .split(separator)
      .map((choice) => choice.trim())
      .filter((choice) => choice !== ''),
  ),
]
