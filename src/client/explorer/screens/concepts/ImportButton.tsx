import { useSignal } from '@preact/signals'
import { count } from '../../../figures.js'
import { ApiError } from '../../api/apiError.js'
import type { ConceptList } from '../../api/lists.js'
import type { ProjectRecord } from '../../api/projects.js'
import { notice, notifyError } from '../../state/notices.js'
import { texts } from '../../texts/texts.js'
import { freeName } from './freeName.js'
import { createList } from './listChanges.js'
import { readConcepts } from './listFiles.js'

export interface ImportButtonProps {
  readonly project: ProjectRecord
  readonly lists: readonly ConceptList[]
  readonly reload: () => void
}

/** Makes a list of a file of concepts, named after the file. */
export function ImportButton({ project, lists, reload }: ImportButtonProps) {
  const isReading = useSignal(false)
  const take = async (file: File): Promise<void> => {
    isReading.value = true
    try {
      const concepts = await readConcepts(file)
      if (concepts.length === 0) return complain(texts.concepts.importEmpty(file.name))
      const name = freeName(lists, file.name.replace(/\.[a-z]+$/i, ''))
      const size = texts.concepts.count(concepts.length, count(concepts.length))
      await createList({ ...project, reload }, { name, concepts }, texts.concepts.imported(name, size))
    } catch (error) {
      if (error instanceof ApiError) notifyError(error)
      else complain(texts.concepts.importBad(file.name))
    } finally {
      isReading.value = false
    }
  }
  return (
    <label class="btn" title={texts.concepts.importWhat}>
      {isReading.value ? texts.concepts.importing : texts.concepts.import}
      <input
        type="file"
        class="sr"
        accept=".csv,.tsv,.json,.jsonl,.xlsx,.ods"
        onChange={(event) => {
          const input = event.currentTarget
          const file = input.files?.[0]
          if (file !== undefined) void take(file)
          input.value = ''
        }}
      />
    </label>
  )
}

const complain = (text: string): void => {
  notice.value = { text: `${text} ${texts.concepts.importWhat}`, undo: undefined, isBad: true }
}
