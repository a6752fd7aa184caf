import { fieldTitle } from '../../../parts/fieldTitle.js'
import type { ListedDocument } from '../../api/documents.js'
import type { FieldRecord } from '../../api/projects.js'
import { VirtualTable } from '../../parts/VirtualTable.js'
import type { DocumentPages } from '../../state/documentPages.js'
import { texts } from '../../texts/texts.js'
import { cellText, isNumeric } from './cellText.js'
import { type Sort, sortBy, valuesOf } from './columns.js'
import type { MarkChange } from './useMarks.js'

export interface DocumentTableProps {
  /** Another question begins at the top again. */
  readonly start: string
  readonly pages: DocumentPages
  readonly fields: readonly FieldRecord[]
  readonly sort: Sort | undefined
  readonly mayWrite: boolean
  readonly selected: ReadonlySet<string>
  readonly onSelect: (docIds: ReadonlySet<string>) => void
  readonly onSelectAll: () => void
  readonly onMark: (change: MarkChange, docIds: readonly string[]) => void
  readonly onRead: (document: ListedDocument) => void
}

/** As the style sheet has it. */
const ROW_HEIGHT = 56
/** Grey rows before the first answer. */
const FIRST_ROWS = 12
/** Characters of a name for a screen reader. */
const NAME_LENGTH = 60

/** The documents, of which only those that are seen are asked for. */
export const DocumentTable = (props: DocumentTableProps) => {
  const { start, pages } = props
  return (
    <VirtualTable
      label={texts.documents.table}
      rows={pages.total ?? (pages.error === undefined ? FIRST_ROWS : 0)}
      rowHeight={ROW_HEIGHT}
      start={start}
      head={<Head {...props} />}
      onShown={pages.show}
    >
      {(place) => <Row key={place} place={place} document={pages.at(place)} {...props} />}
    </VirtualTable>
  )
}

function Head({ fields, sort, mayWrite, pages, selected, onSelect, onSelectAll }: DocumentTableProps) {
  const isAll = selected.size > 0 && selected.size === pages.total
  return (
    <thead>
      <tr aria-rowindex={1}>
        {mayWrite && (
          <th scope="col" class="chk">
            <input
              type="checkbox"
              aria-label={texts.documents.selectAll}
              checked={isAll}
              onChange={() => (isAll ? onSelect(new Set()) : onSelectAll())}
            />
          </th>
        )}
        <th scope="col" class="chk">
          <span class="sr">{texts.documents.favorite}</span>
        </th>
        <th scope="col" class="txt">
          {texts.documents.text}
        </th>
        {fields.map(({ name, type }) => (
          <th
            key={name}
            scope="col"
            class={isNumeric(type) ? 'num' : ''}
            aria-sort={sort?.name === name ? sort.order : 'none'}
          >
            <button type="button" class="link" title={texts.documents.sortBy(name)} onClick={() => sortBy(name, sort)}>
              <span dir="auto">{fieldTitle(name)}</span>
              {sort?.name === name && <span aria-hidden="true">{sort.order === 'ascending' ? '▲' : '▼'}</span>}
            </button>
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface RowProps extends DocumentTableProps {
  readonly place: number
  readonly document: ListedDocument | undefined
}

function Row({ place, document, ...props }: RowProps) {
  const { fields, mayWrite } = props
  if (document === undefined) {
    return (
      <tr aria-rowindex={place + 2} aria-busy="true">
        <td colSpan={fields.length + (mayWrite ? 3 : 2)}>
          <span class="sr">{texts.documents.loading}</span>
          <i class="ph" />
        </td>
      </tr>
    )
  }
  return (
    <tr aria-rowindex={place + 2} class={document.marks.deleted ? 'gone' : ''}>
      <Marks document={document} {...props} />
      <th scope="row" class="txt">
        <button type="button" class="rowtext" dir="auto" onClick={() => props.onRead(document)}>
          <span>
            {document.title !== '' && <b>{document.title} </b>}
            {document.text}
          </span>
        </button>
        {document.marks.deleted && (
          <span class="leaves">
            {texts.documents.leaves}
            {mayWrite && (
              <button type="button" class="link sm" onClick={() => props.onMark('keep', [document.doc_id])}>
                {texts.documents.keep}
              </button>
            )}
          </span>
        )}
      </th>
      {fields.map((field) => (
        <Cell key={field.name} field={field} document={document} />
      ))}
    </tr>
  )
}

/** The values of a field. Their title has them as they were sent, where the cell is too narrow or a number is rounded. */
function Cell({ field, document }: { readonly field: FieldRecord; readonly document: ListedDocument }) {
  const values = valuesOf(document, field.name)
  return (
    <td
      class={isNumeric(field.type) ? 'num' : 'l'}
      dir="auto"
      title={values.map(({ value }) => String(value)).join(', ')}
    >
      {values.map((value) => cellText(value, field)).join(', ')}
    </td>
  )
}

/** What selects a document, and what makes it a favorite. */
function Marks({
  document,
  mayWrite,
  selected,
  onSelect,
  onMark,
}: Omit<RowProps, 'place'> & { readonly document: ListedDocument }) {
  const { doc_id, marks } = document
  const name = (document.title || document.text).slice(0, NAME_LENGTH)
  const toggle = (): void => {
    const next = new Set(selected)
    if (!next.delete(doc_id)) next.add(doc_id)
    onSelect(next)
  }
  return (
    <>
      {mayWrite && (
        <td class="chk">
          <input
            type="checkbox"
            aria-label={texts.documents.selectOne(name)}
            checked={selected.has(doc_id)}
            onChange={toggle}
          />
        </td>
      )}
      <td class="chk">
        {mayWrite ? (
          <button
            type="button"
            class="star"
            aria-label={texts.documents.favoriteOne(name)}
            aria-pressed={marks.favorite}
            onClick={() => onMark(marks.favorite ? 'disfavor' : 'favor', [doc_id])}
          >
            <Star isOn={marks.favorite} />
          </button>
        ) : (
          marks.favorite && (
            <>
              <span class="sr">{texts.documents.favorite}</span>
              <Star isOn />
            </>
          )
        )}
      </td>
    </>
  )
}

const Star = ({ isOn }: { readonly isOn: boolean }) => <span aria-hidden="true">{isOn ? '★' : '☆'}</span>
