import type { ReportSource } from '../../report/reportDocument.js'
import { count } from '../figures.js'
import { Section } from '../parts/Section.js'
import { Sentence } from '../parts/Sentence.js'
import type { TextPiece } from '../texts/pieces.js'
import { texts } from '../texts.js'
import type { PageProps } from './page.js'

/** What was done, and what the report cannot tell. */
export function MethodSection({ model }: PageProps) {
  const { report, drivers } = model
  const { made_by, project, noun } = report
  const { title, deck, concept, difference, respondents, clear, alone, sentiment, cannotTell, madeBy } = texts.method
  const documents = project.document_count
  return (
    <Section id="method" title={title} deck={deck}>
      <dl class="method">
        <Note term={concept.term} text={concept.text} />
        {drivers.length > 0 && <Note term={difference.term} text={difference.text(noun)} />}
        {project.respondent_count !== null && <Note term={respondents.term} text={respondents.text(noun)} />}
        <Note term={clear.term} text={drivers.length === 0 ? clear.text : [...clear.text, clear.ofDrivers(noun)]} />
        {drivers.length > 0 && <Note term={alone.term} text={[alone.text]} />}
        {model.concepts.some((one) => one.sentiment !== null) && (
          <Note term={sentiment.term} text={sentiment.text(noun)} />
        )}
        {report.source !== null && <Note term={texts.method.source.term} text={sourceText(report.source)} />}
        <Note term={cannotTell.term} text={cannotTell.text} />
        <Note
          term={madeBy.term}
          text={madeBy.text(made_by.version, made_by.science_version, count(documents), documents)}
        />
      </dl>
    </Section>
  )
}

/** What of the file is not in the report, by reason. */
function sourceText({ rows, excluded, columns }: ReportSource): string[] {
  const words = texts.method.source
  const left = excluded.reduce((sum, one) => sum + one.rows, 0)
  const reasons = excluded.map((one) => words.reasons[one.reason](count(one.rows))).join(', ')
  const faults = columns.map(({ column, type, unreadable, missing }) => {
    const counts = [
      ...(unreadable === 0 ? [] : [words.unreadable[type](count(unreadable))]),
      ...(missing === 0 ? [] : [words.missing(count(missing))]),
    ]
    return words.column(column, counts.join(', '))
  })
  if (left === 0 && faults.length === 0) return [words.none]
  return [
    ...(left === 0 ? [] : [words.rows(count(left), count(rows), reasons)]),
    ...(faults.length === 0 ? [] : [words.columns(faults.join('; '))]),
  ]
}

const Note = ({ term, text }: { readonly term: string; readonly text: readonly TextPiece[] }) => (
  <div>
    <dt>{term}</dt>
    <dd>
      <Sentence pieces={text} />
    </dd>
  </div>
)
