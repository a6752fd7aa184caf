import type { ReportDifferences } from '../../report/reportDocument.js'
import { Dumbbells, shownRows } from '../charts/Dumbbells.js'
import { capital } from '../figures.js'
import type { Model } from '../model.js'
import { Choice } from '../parts/Choice.js'
import type { Cell } from '../parts/csv.js'
import { SaveButtons } from '../parts/SaveButtons.js'
import { Section } from '../parts/Section.js'
import { fileName, type PageProps } from './page.js'

/** What each value of a field names more often than the others. */
export function DifferencesSection({ model, state, onChoose }: PageProps) {
  const { report, concepts } = model
  const shown = report.differences.find(({ field }) => field === state.field.value) ?? report.differences[0]
  if (shown === undefined) return null
  return (
    <Section
      id="differences"
      tinted
      title={titleOf(model, shown)}
      deck={`Share of the ${report.noun.many} with a value that mention a concept, against all other ${report.noun.many}. Only differences that chance alone would rarely give (q under .05), and the chosen concept.`}
      tools={
        <>
          {report.differences.length > 1 && (
            <Choice
              label="Field"
              value={shown.field}
              onChange={(value) => (state.field.value = value)}
              options={report.differences.map(({ field }) => [field, capital(field)] as const)}
            />
          )}
          <SaveButtons
            section="differences"
            fileName={fileName(model, 'differences')}
            rows={() => differenceRows(model)}
          />
        </>
      }
    >
      <Dumbbells
        key={shown.field}
        values={shown.values}
        concepts={concepts}
        noun={report.noun}
        chosen={state.concept.value}
        onChoose={onChoose}
      />
    </Section>
  )
}

/** The first difference of each value. */
function titleOf({ concepts }: Model, { values }: ReportDifferences): string {
  const named = values.flatMap((value) => {
    const [first] = shownRows(value, null)
    return first === undefined ? [] : [`${value.value}: ${concepts[first.concept]!.name.toLowerCase()}`]
  })
  return named.length === 0 ? 'No value stands out' : capital(named.slice(0, 3).join('; '))
}

const differenceRows = ({ report, concepts }: Model): Cell[][] => [
  ['field', 'value', 'concept', 'documents', 'share', 'share_elsewhere', 'q'],
  ...report.differences.flatMap(({ field, values }) =>
    values.flatMap(({ value, more }) =>
      more.map((row) => [field, value, concepts[row.concept]!.name, row.count, row.share, row.other_share, row.q]),
    ),
  ),
]
