import type { CarriedText, Concept, Model } from '../model.js'

/** Documents of the report that mention the chosen concept, before any filter; without a choice all. */
export function documentsOf({ documents }: Model, concept: Concept | undefined): CarriedText[] {
  const places = concept?.documents ?? documents.map((_, place) => place)
  return places.map((place) => documents[place]!)
}

/** Whether a document has the chosen values. */
export const hasValues = ({ values }: CarriedText, filters: Readonly<Record<string, string>>): boolean =>
  Object.entries(filters).every(
    ([field, value]) => (values[field] ?? '').split(', ').includes(value) || values[field] === value,
  )
