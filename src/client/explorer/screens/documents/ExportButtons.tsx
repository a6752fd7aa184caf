import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { count } from '../../../figures.js'
import { saveFile } from '../../../parts/saveFile.js'
import type { DocumentQuestion } from '../../api/documents.js'
import { loadCode } from '../../api/loadCode.js'
import type { FieldRecord, ProjectRecord } from '../../api/projects.js'
import { notify, notifyError } from '../../state/notices.js'
import { texts } from '../../texts/texts.js'
import type { ExportKind } from './exportDocuments.js'

const KINDS: readonly ExportKind[] = ['CSV', 'XLSX']

export interface ExportButtonsProps {
  readonly project: ProjectRecord
  readonly question: DocumentQuestion
  readonly fields: readonly FieldRecord[]
  /** Documents that are exported. */
  readonly total: number
}

interface Running {
  readonly control: AbortController
  readonly done: number
}

/** Saves all documents of the filter as a file. */
export function ExportButtons({ project, question, fields, total }: ExportButtonsProps) {
  const running = useSignal<Running | null>(null)
  useEffect(() => () => running.value?.control.abort(), [])
  const save = async (kind: ExportKind): Promise<void> => {
    const control = new AbortController()
    const { signal } = control
    running.value = { control, done: 0 }
    const onProgress = (done: number): void => {
      running.value = { control, done }
    }
    try {
      const { exportDocuments } = await loadCode(() => import('./exportDocuments.js'))
      const file = await exportDocuments(kind, { question, fields, signal, onProgress })
      const name = `${project.name}.${kind.toLowerCase()}`
      saveFile(file, name)
      notify(texts.documents.exported(count(total), name))
    } catch (error) {
      if (!signal.aborted) notifyError(error)
    } finally {
      running.value = null
    }
  }
  if (running.value !== null) {
    const { control, done } = running.value
    return (
      <span class="save">
        <span role="status">{texts.documents.exporting(count(done), count(total))}</span>
        <button type="button" class="btn" onClick={() => control.abort()}>
          {texts.shell.cancel}
        </button>
      </span>
    )
  }
  return (
    <fieldset class="save" aria-label={texts.documents.export}>
      <span aria-hidden="true">{texts.documents.export}</span>
      {KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          disabled={total === 0}
          aria-label={texts.documents.exportAs(kind)}
          onClick={() => save(kind)}
        >
          {kind}
        </button>
      ))}
    </fieldset>
  )
}
