import { call } from '../../api/call.js'
import { clearFavorites, deleteDocuments, setFavorites, undeleteDocuments } from '../../api/documents.js'
import type { DocumentPages } from '../../state/documentPages.js'
import { notify, notifyError } from '../../state/notices.js'
import { texts } from '../../texts/texts.js'

/** Each change of marks: what it does, what it shows, what undoes it, and what is said. */
const CHANGES = {
  favor: { endpoint: setFavorites, marks: { favorite: true }, back: 'disfavor', say: texts.documents.favored },
  disfavor: { endpoint: clearFavorites, marks: { favorite: false }, back: 'favor', say: texts.documents.disfavored },
  delete: { endpoint: deleteDocuments, marks: { deleted: true }, back: 'keep', say: texts.documents.deleted },
  keep: { endpoint: undeleteDocuments, marks: { deleted: false }, back: 'delete', say: texts.documents.kept },
} as const

export type MarkChange = keyof typeof CHANGES

/** Marks documents as favorites or for deletion, each with an undo. */
export function useMarks(projectId: string, pages: Pick<DocumentPages, 'change'>) {
  const run = async (change: MarkChange, docIds: readonly string[]): Promise<void> => {
    const { endpoint, marks } = CHANGES[change]
    await call(endpoint, { project_id: projectId, doc_ids: docIds })
    pages.change(new Set(docIds), marks)
  }
  return async (change: MarkChange, docIds: readonly string[]): Promise<void> => {
    const { back, say } = CHANGES[change]
    try {
      await run(change, docIds)
      notify(say(docIds.length), () => run(back, docIds))
    } catch (error) {
      notifyError(error)
    }
  }
}
