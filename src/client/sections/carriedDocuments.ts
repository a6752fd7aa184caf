import type { CarriedText, Concept, Model } from '../model.js'

/** Documents of the report that mention the chosen concept, before any filter; without a choice all. */
export function documentsOf({ documents }: Model, concept: Concept | undefined): CarriedText[] {
  const places = concept?.documents ?? documents.map((_, place) => place)
  return places.map((place) => documents[place]!)
}

/** Whether a document has the chosen values. Several values of a field are joined by commas, which one value may have itself. */
export const hasValues = (
  { report: { fields } }: Pick<Model, 'report'>,
  { values }: CarriedText,
  filters: Readonly<Record<string, string>>,
): boolean =>
  Object.entries(filters).every(([field, value]) => {
    const own = values[field] ?? ''
    const isOne = () => fields.find(({ name }) => name === field)?.values?.some((known) => known.value === own)
    return own === value || (`, ${own}, `.includes(`, ${value}, `) && !isOne())
  })
