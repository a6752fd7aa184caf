import { useSignal } from '@preact/signals'
import { call } from '../../api/call.js'
import { createConceptList, listConceptLists } from '../../api/lists.js'
import { Dialog } from '../../parts/Dialog.js'
import { SelectField, TextField } from '../../parts/Field.js'
import { useActiveList } from '../../state/conceptLists.js'
import { useAction } from '../../state/question.js'
import { texts } from '../../texts/texts.js'
import { appendConcept, noticeList } from '../concepts/listChanges.js'
import { colourAt } from '../concepts/palette.js'

/** What is chosen for a list that is yet to be made. */
const NEW_LIST = ''

export interface SaveConceptDialogProps {
  readonly projectId: string
  /** The texts of the search. */
  readonly sought: readonly string[]
  readonly onClose: () => void
}

/** Keeps a search as a concept of a shared list, or of a new one. */
export function SaveConceptDialog({ projectId: project_id, sought, onClose }: SaveConceptDialogProps) {
  const { lists, active, reload } = useActiveList()
  const name = useSignal(sought.join(', '))
  const listId = useSignal((active ?? lists[0])?.concept_list_id ?? NEW_LIST)
  const listName = useSignal('')
  const action = useAction()
  const isNew = listId.value === NEW_LIST
  const save = async (): Promise<void> => {
    const place = { project_id, reload }
    const concept = { name: name.value.trim() || undefined, texts: sought }
    const saved = await action.run(async () => {
      if (isNew) {
        const concepts = [{ ...concept, color: colourAt(0) }]
        noticeList(place, await call(createConceptList, { project_id, name: listName.value.trim(), concepts }))
      } else {
        const known = await call(listConceptLists, { project_id })
        const list = known.find(({ concept_list_id }) => concept_list_id === listId.value)
        const { length } = list?.concepts ?? []
        await appendConcept(place, { concept_list_id: listId.value, length }, { ...concept, color: colourAt(length) })
      }
      return true
    })
    if (saved) onClose()
  }
  return (
    <Dialog
      title={texts.search.saveTitle}
      submit={texts.search.saveSubmit}
      canSubmit={!isNew || listName.value.trim() !== ''}
      action={action}
      onSubmit={save}
      onClose={onClose}
    >
      <p class="note">{texts.search.saveNote}</p>
      <TextField label={texts.concepts.name} note={texts.concepts.nameNote} value={name} />
      <SelectField
        label={texts.search.saveList}
        value={listId.value}
        options={[
          ...lists.map((list) => [list.concept_list_id, list.name] as const),
          [NEW_LIST, texts.search.saveNewList],
        ]}
        onChange={(id) => (listId.value = id)}
      />
      {isNew && <TextField label={texts.search.saveListName} value={listName} />}
    </Dialog>
  )
}
