import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { type ConceptList, getConceptList, type ListName, listConceptLists } from '../api/lists.js'
import { activeListId } from './carried.js'
import { type AskedQuestion, useQuestion } from './question.js'

/** The shared concept lists of a project, and the one whose colours charts show. */
export interface ConceptLists {
  readonly lists: readonly ListName[]
  /** The list of the address; undefined without one. */
  readonly active: ConceptList | undefined
  /** Whether the address names a list that the project does not have. */
  readonly isUnknown: boolean
}

/** Asks for the lists of a project and for the concepts of the list in the address. */
export function useConceptLists(projectId: string): AskedQuestion<ConceptLists> {
  const id = activeListId.value
  const names = useQuestion(listConceptLists, { project_id: projectId, include_concepts: false })
  const isKnown = names.answer?.some(({ concept_list_id }) => concept_list_id === id) ?? false
  const list = useQuestion(
    getConceptList,
    id !== null && isKnown ? { project_id: projectId, concept_list_id: id } : null,
  )
  const active = isKnown ? list.answer : undefined
  const isComplete = names.answer !== undefined && (!isKnown || active !== undefined)
  return {
    answer: isComplete ? { lists: names.answer, active, isUnknown: id !== null && !isKnown } : undefined,
    error: names.error ?? (isKnown ? list.error : undefined),
    isAsking: names.isAsking || (isKnown && list.isAsking),
    askAgain: () => {
      names.askAgain()
      list.askAgain()
    },
    replace: () => {},
  }
}

export const ConceptListsContext = createContext<ConceptLists>({ lists: [], active: undefined, isUnknown: false })

/** The lists of the project, in every screen that needs a build. */
export const useActiveList = (): ConceptLists => useContext(ConceptListsContext)
