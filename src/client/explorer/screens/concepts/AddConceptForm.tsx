import { useSignal } from '@preact/signals'
import type { ConceptList } from '../../api/lists.js'
import type { ProjectRecord } from '../../api/projects.js'
import { Field } from '../../parts/Field.js'
import { notifyError } from '../../state/notices.js'
import { texts } from '../../texts/texts.js'
import { appendConcept } from './listChanges.js'
import { colourAt } from './palette.js'

export interface AddConceptFormProps {
  readonly project: ProjectRecord
  readonly list: ConceptList
  readonly reload: () => void
}

/** A line for the words of a new concept, which is added at the end of the list. */
export function AddConceptForm({ project: { project_id }, list, reload }: AddConceptFormProps) {
  const typed = useSignal('')
  const wanted = typed.value
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
  const submit = (event: Event): void => {
    event.preventDefault()
    if (wanted.length === 0) return
    typed.value = ''
    const { concept_list_id, concepts } = list
    const added = { texts: wanted, color: colourAt(concepts.length) }
    appendConcept({ project_id, reload }, { concept_list_id, length: concepts.length }, added).catch((error) => {
      notifyError(error)
      reload()
    })
  }
  return (
    <form class="addc" onSubmit={submit}>
      <Field label={texts.concepts.add} note={texts.concepts.addNote}>
        {(ids) => (
          <input
            class="in"
            dir="auto"
            autocomplete="off"
            value={typed.value}
            {...ids}
            onInput={(event) => (typed.value = event.currentTarget.value)}
          />
        )}
      </Field>
      <button type="submit" class="btn dark" disabled={wanted.length === 0}>
        {texts.concepts.addSubmit}
      </button>
    </form>
  )
}
