import { useSignal } from '@preact/signals'
import { count } from '../../../figures.js'
import { call } from '../../api/call.js'
import { findDocuments, type ListedDocument } from '../../api/documents.js'
import type { Filter } from '../../api/filter.js'
import { buildProject } from '../../api/projects.js'
import { CopyLink } from '../../parts/CopyLink.js'
import { Empty } from '../../parts/Empty.js'
import { ErrorBox } from '../../parts/ErrorBox.js'
import { FilterBar } from '../../parts/FilterBar.js'
import { ScreenHead } from '../../parts/ScreenHead.js'
import { useDocumentPages } from '../../state/documentPages.js'
import { notify, notifyError } from '../../state/notices.js'
import { texts } from '../../texts/texts.js'
import type { BuiltScreenProps } from '../screen.js'
import { ColumnChooser } from './ColumnChooser.js'
import { currentSort, shownFields } from './columns.js'
import { DocumentDialog } from './DocumentDialog.js'
import { DocumentTable } from './DocumentTable.js'
import { ExportButtons } from './ExportButtons.js'
import { SelectionBar } from './SelectionBar.js'
import { useMarks } from './useMarks.js'

/** Documents that can be selected together: as many as one answer can name. */
const MOST_SELECTED = 25_000

const NONE: ReadonlySet<string> = new Set()

/** The documents that are selected. Another filter begins with none: nobody shall delete what is not in sight. */
function useSelection(filter: Filter) {
  const of = JSON.stringify(filter)
  const selection = useSignal({ of, docIds: NONE })
  return {
    selected: selection.value.of === of ? selection.value.docIds : NONE,
    select: (docIds: ReadonlySet<string>): void => {
      selection.value = { of, docIds }
    },
  }
}

/** All documents of a filter as a table. */
export function DocumentsScreen({ project, reloadProject, fields, filter }: BuiltScreenProps) {
  const { project_id } = project
  const sort = currentSort(fields)
  const question = { project_id, filter, sort, fields: ['doc_id', 'title', 'text', 'metadata', 'marks'] }
  const pages = useDocumentPages(question)
  const { selected, select } = useSelection(filter)
  const read = useSignal<ListedDocument | null>(null)
  const hasDeleted = useSignal(false)
  const mark = useMarks(project_id, pages)
  const mayWrite = project.permissions.includes('write')
  const selectAll = async (): Promise<void> => {
    if ((pages.total ?? 0) > MOST_SELECTED) return notify(texts.documents.tooMany(count(MOST_SELECTED)))
    try {
      const params = { project_id, filter, fields: ['doc_id'], limit: MOST_SELECTED }
      const { result } = await call(findDocuments, params)
      select(new Set(result.map(({ doc_id }) => doc_id)))
    } catch (error) {
      notifyError(error)
    }
  }
  return (
    <>
      <ScreenHead title={texts.screens.documents} deck={texts.documents.deck} tools={<CopyLink />} />
      <FilterBar projectId={project_id} fields={fields} />
      <div class="bar">
        <ColumnChooser fields={fields} shown={shownFields(fields)} />
        <ExportButtons project={project} question={question} fields={fields} total={pages.total ?? 0} />
      </div>
      {mayWrite && selected.size > 0 && (
        <SelectionBar
          size={selected.size}
          onClear={() => select(NONE)}
          onMark={async (change) => {
            await mark(change, [...selected])
            if (change === 'delete') hasDeleted.value = true
          }}
        />
      )}
      {mayWrite && hasDeleted.value && <BuildHint projectId={project_id} onBuilt={reloadProject} />}
      {pages.error !== undefined && (
        <ErrorBox error={pages.error} askAgain={pages.askAgain} keepsAnswer={pages.total !== undefined} />
      )}
      {pages.total === 0 ? (
        <Empty what={texts.documents.nothing} why={texts.documents.nothingWhy} />
      ) : (
        <DocumentTable
          start={JSON.stringify(question)}
          pages={pages}
          fields={shownFields(fields)}
          sort={sort}
          mayWrite={mayWrite}
          selected={selected}
          onSelect={select}
          onSelectAll={selectAll}
          onMark={mark}
          onRead={(document) => (read.value = document)}
        />
      )}
      {read.value !== null && (
        <DocumentDialog document={read.value} fields={fields} onClose={() => (read.value = null)} />
      )}
    </>
  )
}

interface BuildHintProps {
  readonly projectId: string
  readonly onBuilt: () => void
}

/** What is deleted counts until the next build. */
function BuildHint({ projectId, onBuilt }: BuildHintProps) {
  const build = async (): Promise<void> => {
    try {
      await call(buildProject, { project_id: projectId })
      notify(texts.documents.buildStarted)
      onBuilt()
    } catch (error) {
      notifyError(error)
    }
  }
  return (
    <div class="alert warn">
      <p>{texts.documents.buildHint}</p>
      <button type="button" class="btn" onClick={build}>
        {texts.documents.build}
      </button>
    </div>
  )
}
