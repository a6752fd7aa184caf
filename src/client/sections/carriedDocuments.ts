import type { CarriedText, Concept, Model } from '../model.js'

/** Documents of the report that mention the chosen concept, before any filter; without a choice all. */
export function documentsOf({ documents }: Model, concept: Concept | undefined): CarriedText[] {
  const places = concept?.documents ?? documents.map((_, place) => place)
  return places.map((place) => documents[place]!)
}

/** Whether a document has the chosen values, but for those of one field. */
export const hasValues = (
  { values }: CarriedText,
  filters: Readonly<Record<string, string>>,
  except?: string,
): boolean =>
  Object.entries(filters).every(
    ([field, value]) =>
      field === except || (values[field] ?? '').split(', ').includes(value) || values[field] === value,
  )
