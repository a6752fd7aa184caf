import { endpoint } from './endpoint.js'

/** A concept of a shared list. */
export interface SharedConcept {
  readonly shared_concept_id: string
  readonly name: string
  /** `#rgb` or `#rrggbb`. */
  readonly color: string
  readonly texts: readonly string[]
}

/** A list as the choice of lists shows it. */
export interface ListName {
  readonly concept_list_id: string
  readonly name: string
}

export interface ConceptList extends ListName {
  readonly concepts: readonly SharedConcept[]
}

/** A concept to add; without a name it is named after its texts. */
export interface NewConcept {
  readonly texts: readonly string[]
  readonly name?: string | undefined
  readonly color?: string | undefined
}

interface OneList {
  readonly project_id: string
  readonly concept_list_id: string
}

/** `concepts` is absent with `include_concepts: false`. */
export const listConceptLists = endpoint<
  { readonly project_id: string; readonly include_concepts?: boolean | undefined },
  readonly (ListName & { readonly concepts?: readonly SharedConcept[] })[]
>('GET', '/api/v5/projects/:project_id/concept_lists/')

export const createConceptList = endpoint<
  { readonly project_id: string; readonly name: string; readonly concepts?: readonly NewConcept[] | undefined },
  ConceptList
>('POST', '/api/v5/projects/:project_id/concept_lists/')

/** Changes the name, or replaces all concepts, which get new identifiers. */
export const updateConceptList = endpoint<
  OneList & { readonly name?: string | undefined; readonly concepts?: readonly NewConcept[] | undefined },
  null
>('PUT', '/api/v5/projects/:project_id/concept_lists/:concept_list_id/')

export const deleteConceptList = endpoint<OneList, null>(
  'DELETE',
  '/api/v5/projects/:project_id/concept_lists/:concept_list_id/',
)

/** Adds concepts before the one at `position`; answers with those that were added. */
export const addConcepts = endpoint<
  OneList & { readonly concepts: readonly NewConcept[]; readonly position: number },
  readonly SharedConcept[]
>('POST', '/api/v5/projects/:project_id/concept_lists/:concept_list_id/concepts/')

export const removeConcepts = endpoint<OneList & { readonly shared_concept_ids: readonly string[] }, null>(
  'DELETE',
  '/api/v5/projects/:project_id/concept_lists/:concept_list_id/concepts/',
)

export const changeConcepts = endpoint<
  OneList & { readonly concepts: readonly (Partial<SharedConcept> & Pick<SharedConcept, 'shared_concept_id'>)[] },
  null
>('PUT', '/api/v5/projects/:project_id/concept_lists/:concept_list_id/concepts/')

/** Identifiers in their new order. */
export const orderConcepts = endpoint<OneList & { readonly order: readonly string[] }, null>(
  'PUT',
  '/api/v5/projects/:project_id/concept_lists/:concept_list_id/concepts/order/',
)
