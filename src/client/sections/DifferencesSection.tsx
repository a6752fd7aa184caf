import type { ReportDifferences } from '../../report/reportConcepts.js'
import { isolated } from '../bidi.js'
import { ConceptByValue, valueRows } from '../charts/ConceptByValue.js'
import { Dumbbells, shownRows } from '../charts/Dumbbells.js'
import { capital } from '../figures.js'
import type { Concept, Model } from '../model.js'
import { Choice } from '../parts/Choice.js'
import type { Cell } from '../parts/csv.js'
import { fieldTitle } from '../parts/fieldTitle.js'
import { SaveButtons } from '../parts/SaveButtons.js'
import { Section } from '../parts/Section.js'
import { Sentence } from '../parts/Sentence.js'
import { shorten } from '../parts/shorten.js'
import { toggleFilter } from '../state.js'
import { texts } from '../texts.js'
import { fileName, type PageProps } from './page.js'

/** What each value of a field names more often than the others. */
export function DifferencesSection({ model, state, onChoose }: PageProps) {
  const { report, concepts } = model
  const shown = report.differences.find(({ field }) => field === state.field.value) ?? report.differences[0]
  if (shown === undefined) return null
  const chosen = state.concept.value
  const concept = concepts[chosen ?? -1]
  const silent = shown.values
    .filter((value) => shownRows(value, chosen).length === 0)
    .map(({ value }) => isolated(value))
  return (
    <Section
      id="differences"
      tinted
      title={titleOf(model, shown)}
      deck={texts.differences.deck(report.noun)}
      tools={
        <>
          {report.differences.length > 1 && (
            <Choice
              label={texts.differences.field}
              value={shown.field}
              onChange={(value) => (state.field.value = value)}
              options={report.differences.map(({ field }) => [field, capital(shorten(fieldTitle(field)))] as const)}
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
      {silent.length > 0 && <p class="note silent">{texts.differences.silent(silent.join(', '))}</p>}
      {concept !== undefined && <ByValue {...{ model, state, concept }} />}
    </Section>
  )
}

/** The chosen concept by the values of all fields. */
function ByValue({ model, state, concept }: Pick<PageProps, 'model' | 'state'> & { readonly concept: Concept }) {
  const { report } = model
  return (
    <div id="values">
      <div class="subhead">
        <h3 class="sub">
          <Sentence pieces={texts.differences.byValue(concept.name)} />
        </h3>
        <SaveButtons
          section="values"
          fileName={fileName(model, 'values')}
          rows={() => valueRows(concept, report.fields)}
        />
      </div>
      <ConceptByValue
        concept={concept}
        fields={report.fields}
        noun={report.noun}
        filters={state.filters.value}
        onToggle={(field, value) => toggleFilter(state, field, value)}
      />
    </div>
  )
}

/** The first difference of each value. */
function titleOf({ concepts }: Model, { values }: ReportDifferences): string {
  const firsts = values.flatMap((value) => {
    const [first] = shownRows(value, null)
    return first === undefined ? [] : [[isolated(value.value), concepts[first.concept]!.name] as const]
  })
  return firsts.length === 0 ? texts.differences.none : capital(texts.differences.title(firsts.slice(0, 3)))
}

const differenceRows = ({ report, concepts }: Model): Cell[][] => [
  ['field', 'value', 'concept', 'documents', 'share', 'share_elsewhere', 'q'],
  ...report.differences.flatMap(({ field, values }) =>
    values.flatMap(({ value, more }) =>
      more.map((row) => [field, value, concepts[row.concept]!.name, row.count, row.share, row.other_share, row.q]),
    ),
  ),
]
