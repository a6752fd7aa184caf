import { useLayoutEffect, useRef } from 'preact/hooks'
import type { ListedDocument } from '../../api/documents.js'
import type { FieldRecord } from '../../api/projects.js'
import { DocumentArticle } from '../../parts/DocumentArticle.js'
import { texts } from '../../texts/texts.js'

export interface DocumentDialogProps {
  readonly document: ListedDocument
  readonly fields: readonly FieldRecord[]
  readonly onClose: () => void
}

/** One document with all of its text. */
export function DocumentDialog({ document, fields, onClose }: DocumentDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} class="wide" aria-label={texts.documents.text} onClose={onClose}>
      <div class="dl">
        <DocumentArticle
          document={{ ...document, terms: [], fragments: [], match_score: null }}
          fields={fields}
          isWhole
        />
      </div>
      <div class="buttons">
        <button type="button" class="btn dark" onClick={() => dialog.current?.close()}>
          {texts.shell.close}
        </button>
      </div>
    </dialog>
  )
}
