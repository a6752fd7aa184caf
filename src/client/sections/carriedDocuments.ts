import type { ReportText } from '../../report/reportDocument.js'
import type { Concept, Model } from '../model.js'

/** Documents of the report that mention the chosen concept, before any filter; without a choice all. */
export function documentsOf({ report }: Model, concept: Concept | undefined): ReportText[] {
  const places = concept?.documents ?? report.documents.map((_, place) => place)
  return places.map((place) => report.documents[place]!)
}

/** Whether a document has the chosen values, but for those of one field. */
export const hasValues = (
  { values }: ReportText,
  filters: Readonly<Record<string, string>>,
  except?: string,
): boolean =>
  Object.entries(filters).every(
    ([field, value]) =>
      field === except || (values[field] ?? '').split(', ').includes(value) || values[field] === value,
  )
