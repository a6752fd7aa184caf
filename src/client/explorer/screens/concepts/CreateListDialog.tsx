import { useSignal } from '@preact/signals'
import { count } from '../../../figures.js'
import { call } from '../../api/call.js'
import { matchCounts } from '../../api/concepts.js'
import type { NewConcept } from '../../api/lists.js'
import type { ProjectRecord } from '../../api/projects.js'
import { Dialog } from '../../parts/Dialog.js'
import { SelectField, TextField } from '../../parts/Field.js'
import { useAction } from '../../state/question.js'
import { texts } from '../../texts/texts.js'
import { createList } from './listChanges.js'
import { colourAt } from './palette.js'

/** Concepts that a list can begin with. */
const BEGINNING = 12

export interface CreateListDialogProps {
  readonly project: ProjectRecord
  readonly reload: () => void
  readonly onClose: () => void
}

/** Makes a list, empty or with the most relevant concepts of the project. */
export function CreateListDialog({ project, reload, onClose }: CreateListDialogProps) {
  const { project_id, last_successful_build_time: built } = project
  const name = useSignal('')
  const beginning = useSignal('empty')
  const action = useAction()
  const submit = async (): Promise<void> => {
    const made = await action.run(async () => {
      const concepts = beginning.value === 'top' ? await topConcepts(project_id) : []
      return await createList({ project_id, reload }, { name: name.value.trim(), concepts })
    })
    if (made !== undefined) onClose()
  }
  return (
    <Dialog
      title={texts.concepts.createTitle}
      submit={texts.concepts.createSubmit}
      canSubmit={name.value.trim() !== ''}
      action={action}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={texts.concepts.name} value={name} />
      {built !== null && (
        <SelectField
          label={texts.concepts.begin}
          value={beginning.value}
          options={[
            ['empty', texts.concepts.beginEmpty],
            ['top', texts.concepts.beginTop(count(BEGINNING))],
          ]}
          onChange={(value) => (beginning.value = value)}
        />
      )}
    </Dialog>
  )
}

async function topConcepts(project_id: string): Promise<NewConcept[]> {
  const asked = { project_id, filter: [], concept_selector: { type: 'top', limit: BEGINNING } } as const
  const { match_counts } = await call(matchCounts, asked)
  return match_counts.map(({ name, texts }, place) => ({ name, texts, color: colourAt(place) }))
}
