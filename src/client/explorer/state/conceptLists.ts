import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { call } from '../api/call.js'
import { type CountedConcept, matchCounts, type Selector } from '../api/concepts.js'
import { type ListName, listConceptLists } from '../api/lists.js'
import { activeListId } from './carried.js'
import { type AskedQuestion, useAnswer } from './question.js'

/** A concept of the list that gives colours. */
export interface ListedConcept extends Pick<CountedConcept, 'name' | 'texts' | 'exact_term_ids'> {
  readonly colour: string
}

export interface ActiveList extends ListName {
  readonly concepts: readonly ListedConcept[]
}

/** The shared concept lists of a project, and the one whose colours charts show. */
export interface ConceptLists {
  readonly lists: readonly ListName[]
  /** The list of the address; undefined without one. */
  readonly active: ActiveList | undefined
  /** Whether the address names a list that the project does not have. */
  readonly isUnknown: boolean
  /** Reads the lists again after a change. */
  readonly reload: () => void
}

/** Concepts of a list that charts draw; a list may have thousands. */
const MOST_DRAWN = 60

/**
 * Asks for the lists of a project and for the concepts of the list in the address. Both are one answer, so that names and concepts of
 * different lists never stand together.
 */
export function useConceptLists(projectId: string): AskedQuestion<ConceptLists> {
  const id = activeListId.value
  const { answer, ...question } = useAnswer(`${projectId} ${id}`, (signal) => askForLists(projectId, id, signal))
  return { ...question, answer: answer && { ...answer, reload: question.askAgain }, replace: () => {} }
}

async function askForLists(
  projectId: string,
  id: string | null,
  signal: AbortSignal,
): Promise<Omit<ConceptLists, 'reload'>> {
  const lists = await call(listConceptLists, { project_id: projectId, include_concepts: false }, { signal })
  const named = lists.find(({ concept_list_id }) => concept_list_id === id)
  if (named === undefined) return { lists, active: undefined, isUnknown: id !== null }
  const { match_counts } = await call(
    matchCounts,
    {
      project_id: projectId,
      filter: [],
      concept_selector: { type: 'concept_list', concept_list_id: named.concept_list_id },
    },
    { signal },
  )
  const concepts = match_counts
    .slice(0, MOST_DRAWN)
    .map(({ name, texts, exact_term_ids, color = '' }) => ({ name, texts, exact_term_ids, colour: color }))
  return { lists, active: { ...named, concepts }, isUnknown: false }
}

export const ConceptListsContext = createContext<ConceptLists>({
  lists: [],
  active: undefined,
  isUnknown: false,
  reload: () => {},
})

/** The lists of the project, in every screen that needs a build. */
export const useActiveList = (): ConceptLists => useContext(ConceptListsContext)

/** The concepts of a list as a selector; null for a list without any. */
export const selectorOfList = (list: ActiveList | undefined): Selector | null =>
  list === undefined || list.concepts.length === 0
    ? null
    : { type: 'specified', concepts: list.concepts.map(({ texts }) => ({ texts })) }

/**
 * The colour of terms: the colour of the first concept of the list that has all of them, or null if none has. Undefined
 * without a list, where charts have colours of their own.
 */
export function colourOfTerms(list: ActiveList | undefined, ids: readonly string[]): string | null | undefined {
  if (list === undefined) return undefined
  const has = ({ exact_term_ids }: ListedConcept): boolean => ids.every((id) => exact_term_ids.includes(id))
  return (ids.length === 0 ? undefined : list.concepts.find(has)?.colour) ?? null
}

/** A concept with the colour of the list, if there is one. */
export type Coloured<Answered> = Answered & { readonly colour: string | null | undefined }

/**
 * Answers about the concepts of a list (`own`, in its order) under the names of the list, then the answers about others
 * that are not the same terms as one of them. All with their colours.
 */
export function withListed<Answered extends Pick<CountedConcept, 'name' | 'exact_term_ids'>>(
  list: ActiveList | undefined,
  own: readonly Answered[],
  others: readonly Answered[],
): Coloured<Answered>[] {
  const listed = own.flatMap((answered, place) => {
    const concept = list?.concepts[place]
    return concept === undefined ? [] : [{ ...answered, name: concept.name, colour: concept.colour }]
  })
  const same = new Set(listed.map(({ exact_term_ids }) => exact_term_ids.join()))
  const rest = others.filter(({ exact_term_ids }) => !same.has(exact_term_ids.join()))
  return [...listed, ...rest.map((answered) => ({ ...answered, colour: colourOfTerms(list, answered.exact_term_ids) }))]
}
