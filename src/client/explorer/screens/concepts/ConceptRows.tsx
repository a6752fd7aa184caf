import { useSignal } from '@preact/signals'
import type { VNode } from 'preact'
import { count, counted } from '../../../figures.js'
import { Swatch } from '../../../parts/Swatch.js'
import { matchCounts } from '../../api/concepts.js'
import type { ConceptList, SharedConcept } from '../../api/lists.js'
import type { ProjectRecord } from '../../api/projects.js'
import { Menu } from '../../parts/Menu.js'
import { type Reorder, useReorder } from '../../parts/useReorder.js'
import { WhenSeen } from '../../parts/WhenSeen.js'
import { href } from '../../state/address.js'
import { carriedQuery } from '../../state/carried.js'
import { notifyError } from '../../state/notices.js'
import { useQuestion } from '../../state/question.js'
import { typedTexts } from '../../state/searchTexts.js'
import { texts } from '../../texts/texts.js'
import { ConceptDialog } from './ConceptDialog.js'
import { editConcept, orderList, removeConcept } from './listChanges.js'
import { longColour } from './palette.js'

/** Rows of a long list that are made together, once a reader comes near; and the height of one in pixels. */
const BLOCK = 100
const ROW_HEIGHT = 47

const blocksOf = (ids: readonly string[]): (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / BLOCK) }, (_, i) => ids.slice(i * BLOCK, (i + 1) * BLOCK))

/** An opened list, and what to do after a change of it. */
export interface EditedList {
  readonly project: ProjectRecord
  readonly list: ConceptList
  readonly reload: () => void
  /** Shows a changed list until it is read again. */
  readonly show: (changed: ConceptList) => void
}

/** The concepts of a list in their order, each with its colour, texts and documents. */
export function ConceptRows({ project, list, reload, show }: EditedList) {
  const edited = useSignal<SharedConcept | null>(null)
  const stored = { project_id: project.project_id, reload }
  const byId = new Map(list.concepts.map((concept) => [concept.shared_concept_id, concept]))
  const counts = useCounts(project.project_id, project.last_successful_build_time !== null, list)
  const reorder = useReorder([...byId.keys()], (id, order) => {
    show({ ...list, concepts: order.flatMap((one) => byId.get(one) ?? []) })
    const text = texts.concepts.moved(byId.get(id)?.name ?? '', order.indexOf(id) + 1)
    void orderList(stored, list, { order, text })
  })
  const change = (before: SharedConcept, after: SharedConcept, text: string): Promise<void> =>
    editConcept(stored, list, { before, after, text })
  const mayWrite = project.permissions.includes('write')
  const row = (concept: SharedConcept, place: number): VNode => (
    <ConceptRow
      key={concept.shared_concept_id}
      concept={concept}
      projectId={project.project_id}
      documents={counts?.get(keyOf(concept))}
      change={
        mayWrite
          ? {
              reorder,
              place,
              all: list.concepts.length,
              onColour: (color) =>
                void change(concept, { ...concept, color }, texts.concepts.coloured(concept.name)).catch(notifyError),
              onEdit: () => (edited.value = concept),
              onRemove: () => void removeConcept(stored, list, concept),
            }
          : undefined
      }
    />
  )
  return (
    <>
      <ol class="clist" aria-label={texts.concepts.concepts}>
        {blocksOf(reorder.order).map((ids, block) => (
          <WhenSeen
            key={block}
            tag="li"
            height={ids.length * ROW_HEIGHT}
            isWanted={block === 0 || (reorder.moved !== null && ids.includes(reorder.moved))}
          >
            {() =>
              ids.flatMap((id, i) => {
                const concept = byId.get(id)
                return concept === undefined ? [] : [row(concept, block * BLOCK + i + 1)]
              })
            }
          </WhenSeen>
        ))}
      </ol>
      {edited.value !== null && (
        <ConceptDialog
          concept={edited.value}
          onChange={(after) => change(edited.value!, after, texts.concepts.changed(after.name))}
          onClose={() => (edited.value = null)}
        />
      )}
    </>
  )
}

const keyOf = ({ texts }: Pick<SharedConcept, 'texts'>): string => JSON.stringify(texts)

/** The documents that mention each concept, by its texts: the order of the list does not matter. Undefined without a build. */
function useCounts(project_id: string, isBuilt: boolean, { concepts }: ConceptList): Map<string, number> | undefined {
  const keys = [...new Set(concepts.map(keyOf))].sort()
  const asked = keys.map((key) => ({ texts: JSON.parse(key) as string[] }))
  const { answer } = useQuestion(
    matchCounts,
    isBuilt ? { project_id, filter: [], concept_selector: { type: 'specified', concepts: asked } } : null,
  )
  return answer && new Map(answer.match_counts.map((counted) => [keyOf(counted), counted.exact_match_count]))
}

/** What may be changed of a row. */
interface RowChange {
  readonly reorder: Reorder
  /** Place in the list from 1, and how many there are. */
  readonly place: number
  readonly all: number
  readonly onColour: (colour: string) => void
  readonly onEdit: () => void
  readonly onRemove: () => void
}

interface ConceptRowProps {
  readonly concept: SharedConcept
  readonly projectId: string
  readonly documents: number | undefined
  /** Undefined for those who may only read. */
  readonly change: RowChange | undefined
}

function ConceptRow({ concept, projectId, documents, change }: ConceptRowProps) {
  const { shared_concept_id: id, name, color, texts: own } = concept
  const query = new URLSearchParams(carriedQuery.value)
  query.set('q', typedTexts(own))
  query.set('ranking', 'exact')
  return (
    <li data-row={id} class={change?.reorder.dragged === id ? 'dragged' : ''}>
      {change === undefined ? (
        <Swatch colour={color} />
      ) : (
        <>
          <button
            type="button"
            class="grip"
            aria-label={texts.concepts.move(name, change.place, change.all)}
            {...change.reorder.handleProps(id)}
          >
            ⠿
          </button>
          <input
            type="color"
            value={longColour(color)}
            aria-label={texts.concepts.colour(name)}
            onChange={(event) => change.onColour(event.currentTarget.value)}
          />
        </>
      )}
      <span class="cn">
        <b>
          <bdi>{name}</bdi>
        </b>
        {keyOf(concept) !== JSON.stringify([name]) && (
          <span class="dim">
            <bdi>{own.join(', ')}</bdi>
          </span>
        )}
      </span>
      {documents !== undefined && (
        <a
          class="link sm fig"
          href={href(['projects', projectId, 'search'], query)}
          aria-label={texts.concepts.search(counted(documents, texts.overview.noun), documents, name)}
          title={texts.concepts.documents}
        >
          {count(documents)}
          <span class="many"> {documents === 1 ? texts.overview.noun.one : texts.overview.noun.many}</span>
        </a>
      )}
      {change !== undefined && (
        <Menu
          button={texts.concepts.more}
          label={texts.concepts.moreFor(name)}
          items={[
            { text: texts.concepts.edit, onChoose: change.onEdit },
            { text: texts.concepts.remove, isBad: true, onChoose: change.onRemove },
          ]}
        />
      )}
    </li>
  )
}
