import type { DocumentSet } from '../../snapshot/documentSet.js'

/** `exact`: documents with an exact term of the concept; `total`: with an exact or a related one. */
export type DriverMatchType = 'exact' | 'total'

export interface DriverRequest {
  readonly scoreField: string
  readonly filter: DocumentSet
  readonly matchType: DriverMatchType
}
