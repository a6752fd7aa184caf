import { useSignal } from '@preact/signals'
import { count } from '../../../figures.js'
import { saveCsv, saveFile } from '../../../parts/saveFile.js'
import type { ConceptList } from '../../api/lists.js'
import { Empty } from '../../parts/Empty.js'
import { Menu } from '../../parts/Menu.js'
import { NameDialog } from '../../parts/NameDialog.js'
import { ScreenHead } from '../../parts/ScreenHead.js'
import { activateList } from '../../state/carried.js'
import { notifyError } from '../../state/notices.js'
import { texts } from '../../texts/texts.js'
import { AddConceptForm } from './AddConceptForm.js'
import { ConceptRows, type EditedList } from './ConceptRows.js'
import { createList, deleteList, renameList } from './listChanges.js'
import { listJson, listRows } from './listFiles.js'

/** The concepts of a list, which gives its colours to every chart while it is open. */
export function ListEditor({ project, list, reload, show }: EditedList) {
  const { name, concepts } = list
  const mayWrite = project.permissions.includes('write')
  return (
    <>
      <ScreenHead
        title={<span dir="auto">{name}</span>}
        deck={`${texts.concepts.count(concepts.length, count(concepts.length))}. ${texts.concepts.active}`}
        tools={<ListTools project={project} list={list} reload={reload} />}
      />
      {concepts.length === 0 ? (
        <Empty what={texts.concepts.empty} why={mayWrite ? texts.concepts.emptyWhy : texts.concepts.emptyRead} />
      ) : (
        <ConceptRows project={project} list={list} reload={reload} show={show} />
      )}
      {mayWrite && <AddConceptForm project={project} list={list} reload={reload} />}
    </>
  )
}

type ListToolsProps = Omit<EditedList, 'show'>

function ListTools({ project, list, reload }: ListToolsProps) {
  const isRenaming = useSignal(false)
  const place = { project_id: project.project_id, reload }
  const { name } = list
  return (
    <>
      <button type="button" class="btn" onClick={() => activateList(null)}>
        {texts.concepts.close}
      </button>
      <fieldset class="save" aria-label={texts.concepts.export}>
        <span aria-hidden="true">{texts.concepts.export}</span>
        <button type="button" onClick={() => saveCsv(listRows(list), name)}>
          CSV
        </button>
        <button
          type="button"
          onClick={() => saveFile(new Blob([listJson(list)], { type: 'application/json' }), `${name}.json`)}
        >
          JSON
        </button>
      </fieldset>
      {project.permissions.includes('write') && (
        <Menu
          button={texts.concepts.more}
          label={texts.concepts.moreFor(name)}
          items={[
            { text: texts.concepts.rename, onChoose: () => (isRenaming.value = true) },
            { text: texts.concepts.copy, onChoose: () => void copy(place, list) },
            { text: texts.concepts.delete, isBad: true, onChoose: () => void deleteList(place, list) },
          ]}
        />
      )}
      {isRenaming.value && (
        <NameDialog
          title={texts.concepts.renameTitle}
          submit={texts.concepts.renameSubmit}
          label={texts.concepts.name}
          before={name}
          onName={(wanted) => renameList(place, list, wanted)}
          onClose={() => (isRenaming.value = false)}
        />
      )}
    </>
  )
}

const copy = (place: Parameters<typeof createList>[0], { name, concepts }: ConceptList): Promise<unknown> =>
  createList(place, {
    name: texts.concepts.copyName(name),
    concepts: concepts.map(({ name, color, texts }) => ({ name, color, texts })),
  }).catch(notifyError)
