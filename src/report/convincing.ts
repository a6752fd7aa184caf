/** Drivers with a smaller t value are left out of short lists: chance alone often gives as much. */
const LEAST_CONFIDENCE = 2

/** Drivers with fewer documents are left out of short lists: two documents agree too easily. */
const LEAST_DOCUMENTS = 3

/** Whether a driver belongs in a short list. `confidence` is its t value. */
export const isConvincing = ({ confidence }: { readonly confidence: number }, documents: number): boolean =>
  Math.abs(confidence) >= LEAST_CONFIDENCE && documents >= LEAST_DOCUMENTS
