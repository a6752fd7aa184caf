import type { Project } from '../../serviceFunctions.js'
import type { FilterConstraint } from '../reportOptions.js'
import type { TableAsk } from './table.js'

type MatchCount = Awaited<ReturnType<Project['concepts']['matchCounts']>>['match_counts'][number]

/** Concepts that come from one place: the top concepts, or a concept list of the project. */
export interface ConceptGroup {
  readonly selector: { type: 'top'; limit: number } | { type: 'concept_list'; concept_list_id: string }
  /** The columns that say where its concepts come from. */
  readonly labels: { readonly concept_type: 'top' | 'shared'; readonly shared_concept_list: string | null }
  readonly concepts: readonly MatchCount[]
}

/** The top concepts of the documents of a filter, and the concepts of each list of the project, with their counts. */
export async function chooseConceptGroups(
  project: Project,
  { filter, limit, ask }: { readonly filter: FilterConstraint[]; readonly limit: number; readonly ask: TableAsk },
): Promise<ConceptGroup[]> {
  const lists = await project.conceptLists.list({}, ask)
  const groups: Pick<ConceptGroup, 'selector' | 'labels'>[] = [
    { selector: { type: 'top', limit }, labels: { concept_type: 'top', shared_concept_list: null } },
    ...lists.map(({ concept_list_id, name }) => ({
      selector: { type: 'concept_list' as const, concept_list_id },
      labels: { concept_type: 'shared' as const, shared_concept_list: name },
    })),
  ]
  const chosen: ConceptGroup[] = []
  for (const group of groups) {
    const { match_counts } = await project.concepts.matchCounts({ concept_selector: group.selector, filter }, ask)
    chosen.push({ ...group, concepts: match_counts })
  }
  return chosen
}
