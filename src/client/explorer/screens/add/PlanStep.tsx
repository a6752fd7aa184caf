import { type Signal, useSignal } from '@preact/signals'
import type { ColumnPlan } from '../../../../reading/columnPlan.js'
import type { SourceDocument } from '../../../../reading/mapRecord.js'
import { newTally } from '../../../../reading/readTally.js'
import { count } from '../../../figures.js'
import { loadCode } from '../../api/loadCode.js'
import type { ProjectRecord } from '../../api/projects.js'
import { Loading } from '../../parts/Answered.js'
import { Card } from '../../parts/Card.js'
import { ErrorBox } from '../../parts/ErrorBox.js'
import { SelectField, TextField } from '../../parts/Field.js'
import { useCaller } from '../../state/caller.js'
import { useAnswer } from '../../state/question.js'
import { texts } from '../../texts/texts.js'
import { Complaint } from './Complaint.js'
import { choiceOfRoles, type PlannedColumn, renamed, rolesOf } from './columnRoles.js'
import { DocumentPreview } from './DocumentPreview.js'
import { PlanTable } from './PlanTable.js'
import type { FileHead } from './readFile.js'
import type { Upload } from './uploadFile.js'

type Reader = typeof import('./readFile.js')

/** The code that reads files, loaded when the first one comes. */
const loadReader = (): Promise<Reader> => loadCode(() => import('./readFile.js'))

export interface PlanStepProps {
  readonly file: File
  /** Undefined: a new one. */
  readonly project: ProjectRecord | undefined
  readonly onPlanned: (upload: Upload) => void
}

/** What the columns of a file are taken for, to be corrected. */
export function PlanStep({ file, project, onPlanned }: PlanStepProps) {
  const {
    answer: read,
    error,
    askAgain,
  } = useAnswer('file', async () => {
    const reader = await loadReader()
    try {
      return { reader, head: await reader.readHead(file) }
    } catch (error) {
      const complaint = reader.fileComplaint(error)
      if (complaint === undefined) throw error
      return { complaint }
    }
  })
  if (error !== undefined) return <ErrorBox error={error} askAgain={askAgain} />
  if (read === undefined) {
    return (
      <>
        <p class="res">{texts.add.reading}</p>
        <Loading height={240} />
      </>
    )
  }
  if ('complaint' in read) return <Complaint title={texts.add.unreadable} text={read.complaint} />
  return <Plan {...read} file={file} project={project} onPlanned={onPlanned} />
}

interface PlanProps extends PlanStepProps {
  readonly reader: Reader
  readonly head: FileHead
}

/** Documents and cells that are shown. */
const SHOWN = 5

function Plan({ reader, head, file, project, onPlanned }: PlanProps) {
  const { sample } = head
  const names = [...new Set(sample.flatMap(({ values }) => Object.keys(values)))]
  const columns = useSignal<readonly PlannedColumn[]>(head.plan === undefined ? [] : rolesOf(head.plan, names))
  const name = useSignal(nameOf(file))
  const language = useSignal(head.language ?? '')
  const planned = planOf(reader, head, columns.value)
  const isReady =
    !('complaint' in planned) && (project !== undefined || (language.value !== '' && name.value.trim() !== ''))
  const submit = (event: Event): void => {
    event.preventDefault()
    if ('complaint' in planned) return
    const target = project ?? { name: name.value.trim(), language: language.value }
    onPlanned({ reader, file, plan: planned.plan, target })
  }
  return (
    <form class="stack" onSubmit={submit}>
      {project === undefined && <Target name={name} language={language} isFound={head.language !== undefined} />}
      <Card id="plan" title={texts.add.plan} deck={deckOf(head)}>
        {head.plan !== undefined && (
          <PlanTable
            columns={columns.value}
            rows={sample.slice(0, SHOWN)}
            onChange={(changed) =>
              (columns.value = columns.value.map((one) => (one.column === changed.column ? changed : one)))
            }
          />
        )}
      </Card>
      {'complaint' in planned ? (
        <Complaint title={texts.add.wrong} text={planned.complaint} />
      ) : (
        <DocumentPreview documents={planned.documents} />
      )}
      <div>
        <button type="submit" class="btn dark" disabled={!isReady}>
          {texts.add.build}
        </button>
      </div>
    </form>
  )
}

const deckOf = ({ plan, sample }: FileHead): string =>
  plan === undefined ? texts.add.planNone : texts.add.planDeck(count(sample.length))

/** The file without its endings. */
const nameOf = ({ name }: File): string => name.replace(/(?:\.\w{2,6}){1,2}$/, '') || name

type Planned =
  | { readonly plan: ColumnPlan | undefined; readonly documents: readonly SourceDocument[] }
  | { readonly complaint: string }

/** The corrected plan with the first documents that it gives, or why it does not fit. */
function planOf(reader: Reader, { plan, sample }: FileHead, columns: readonly PlannedColumn[]): Planned {
  // Without a text, the reader would take the longest column for one.
  if (plan !== undefined && !columns.some(({ role }) => role === 'text')) return { complaint: texts.add.noText }
  try {
    const corrected = plan && renamed(reader.planColumns(sample, choiceOfRoles(columns)), columns)
    const documents = sample.slice(0, SHOWN).flatMap((record) => reader.documentsOf(record, corrected, newTally()))
    return { plan: corrected, documents: documents.slice(0, SHOWN) }
  } catch (error) {
    const complaint = reader.fileComplaint(error)
    if (complaint === undefined) throw error
    return { complaint }
  }
}

interface TargetProps {
  readonly name: Signal<string>
  readonly language: Signal<string>
  readonly isFound: boolean
}

/** Name and language of the new project. */
function Target({ name, language, isFound }: TargetProps) {
  const { status } = useCaller()
  return (
    <div class="fields">
      <TextField label={texts.add.name} value={name} />
      <SelectField
        label={texts.add.language}
        note={isFound ? texts.add.languageFound : texts.add.languageUnknown}
        value={language.value}
        options={[
          ...(isFound ? [] : [['', '–'] as const]),
          ...status.languages.map((one): [string, string] => [one.code, one.name]),
        ]}
        onChange={(value) => (language.value = value)}
      />
    </div>
  )
}
