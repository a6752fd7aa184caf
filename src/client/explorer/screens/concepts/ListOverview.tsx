import { useSignal } from '@preact/signals'
import { count } from '../../../figures.js'
import { Swatch } from '../../../parts/Swatch.js'
import type { ConceptList } from '../../api/lists.js'
import type { ProjectRecord } from '../../api/projects.js'
import { Card } from '../../parts/Card.js'
import { Empty } from '../../parts/Empty.js'
import { ScreenHead } from '../../parts/ScreenHead.js'
import { activateList, activeListId } from '../../state/carried.js'
import { texts } from '../../texts/texts.js'
import { CreateListDialog } from './CreateListDialog.js'
import { ImportButton } from './ImportButton.js'

/** Names of concepts on the card of a list. */
const MOST_NAMES = 12

export interface ListOverviewProps {
  readonly project: ProjectRecord
  readonly lists: readonly ConceptList[]
  readonly reload: () => void
}

/** All lists, each as a card that opens it. */
export function ListOverview({ project, lists, reload }: ListOverviewProps) {
  const isCreating = useSignal(false)
  const mayWrite = project.permissions.includes('write')
  return (
    <>
      <ScreenHead
        title={texts.concepts.title}
        deck={texts.concepts.deck}
        tools={
          mayWrite && (
            <>
              <ImportButton project={project} lists={lists} reload={reload} />
              <button type="button" class="btn dark" onClick={() => (isCreating.value = true)}>
                {texts.concepts.create}
              </button>
            </>
          )
        }
      />
      {activeListId.value !== null && <p class="hint">{texts.concepts.unknown}</p>}
      {lists.length === 0 ? (
        <Empty
          what={texts.concepts.none}
          why={mayWrite ? texts.concepts.noneWhy : `${texts.concepts.noneWhy} ${texts.concepts.noneRead}`}
        />
      ) : (
        <div class="two">
          {lists.map((list) => (
            <ListCard key={list.concept_list_id} {...list} />
          ))}
        </div>
      )}
      {isCreating.value && (
        <CreateListDialog project={project} reload={reload} onClose={() => (isCreating.value = false)} />
      )}
    </>
  )
}

const ListCard = ({ concept_list_id, name, concepts }: ConceptList) => (
  <Card
    id={`list-${concept_list_id}`}
    title={
      <button type="button" class="link" dir="auto" onClick={() => activateList(concept_list_id)}>
        {name}
      </button>
    }
    deck={texts.concepts.count(concepts.length, count(concepts.length))}
  >
    <p class="names">
      {concepts.slice(0, MOST_NAMES).map(({ shared_concept_id, name: own, color }) => (
        <span key={shared_concept_id}>
          <Swatch colour={color} /> <span dir="auto">{own}</span>
        </span>
      ))}
      {concepts.length > MOST_NAMES && <span class="dim">…</span>}
    </p>
  </Card>
)
