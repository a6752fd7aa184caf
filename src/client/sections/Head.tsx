import type { ReportFinding } from '../../report/reportConcepts.js'
import type { ReportDocument, ReportNoun } from '../../report/reportDocument.js'
import type { ReportScore } from '../../report/reportScores.js'
import { isolated } from '../bidi.js'
import { Histogram } from '../charts/Histogram.js'
import { brief, count, counted, dayName, fixed, signed, signedBrief } from '../figures.js'
import type { Model } from '../model.js'
import { fieldTitle } from '../parts/fieldTitle.js'
import { Sentence } from '../parts/Sentence.js'
import { shorten } from '../parts/shorten.js'
import { texts } from '../texts.js'
import { type PageProps, scrollToSection } from './page.js'

/** What the report is about, the average score, and what to begin with. */
export function Head({ model, state }: PageProps) {
  const { report } = model
  return (
    <section class="hero" aria-labelledby="title">
      <div class="page">
        <p class="kick">{kickerOf(report)}</p>
        <h1 id="title">
          <span dir="auto">{report.project.name}</span>
        </h1>
        <p class="meta">
          {headNotes(model).map((note) => (
            <span key={note}>{note}</span>
          ))}
        </p>
        <div class="look">
          {report.score !== null && report.score.average !== null && (
            <ScoreFact score={report.score} digits={model.digits} noun={countedBy(report)} />
          )}
          {report.findings.map((finding) => (
            <Finding key={finding.concept} {...{ finding, model, state }} />
          ))}
        </div>
      </div>
    </section>
  )
}

function kickerOf(report: ReportDocument): string {
  const { filter_count, respondent_count } = report.project
  const documents = counted(filter_count, report.noun)
  return respondent_count === null
    ? texts.head.kicker(documents)
    : texts.head.kickerOf(documents, counted(respondent_count, texts.respondent))
}

/** What the average counts: documents, or respondents where one gave several. */
const countedBy = ({ project, noun }: ReportDocument): ReportNoun =>
  project.respondent_count === null ? noun : texts.respondent

/** Fields that the head names; the others are counted. */
const MOST_FIELDS = 6

function headNotes({ report }: Model): string[] {
  const { project, fields, time } = report
  const language = new Intl.DisplayNames([texts.locale], { type: 'language' }).of(project.language) ?? project.language
  const kinds = fields.filter(({ value_count }) => value_count !== undefined)
  // One field more takes the place of its own count.
  const named = kinds.length > MOST_FIELDS + 1 ? kinds.slice(0, MOST_FIELDS) : kinds
  const filters = project.filters.map((filter) => texts.head.only(isolated(filter)))
  const left = texts.head.partOf(count(project.filter_count), count(project.document_count))
  return [
    ...(time === null ? [] : [rangeText(dayName(time.minimum), dayName(time.maximum))]),
    language,
    ...(kinds.length === 0
      ? []
      : [
          texts.head.byFields(
            [
              ...named.map(({ name, value_count }) =>
                texts.head.fieldValues(isolated(shorten(fieldTitle(name))), count(value_count!)),
              ),
              ...(kinds.length === named.length ? [] : [texts.head.moreFields(count(kinds.length - named.length))]),
            ].join(', '),
          ),
        ]),
    ...(filters.length === 0 ? [texts.head.noFilter] : [...filters, left]),
  ]
}

interface ScoreFactProps {
  readonly score: ReportScore
  readonly digits: number
  readonly noun: ReportNoun
}

function ScoreFact({ score, digits, noun }: ScoreFactProps) {
  const { nps, average, interval, field, histogram } = score
  return (
    <section class="fact">
      <h2>{nps === null ? texts.head.average(fieldTitle(field)) : texts.head.nps}</h2>
      <p class="fig">
        {nps === null ? brief(average ?? 0, digits) : signed(nps.value, 0)}
        <small>{nps === null ? rangeOf(score, digits) : texts.head.npsAverage(fixed(average ?? 0, digits))}</small>
      </p>
      <Histogram columns={histogram} digits={digits} />
      <p class="note">
        {nps !== null && texts.head.npsParts(count(nps.promoters), count(nps.passives), count(nps.detractors))}
        {interval !== null &&
          (nps === null
            ? texts.head.averageRange(noun, intervalText(interval, digits))
            : texts.head.npsRange(noun, intervalText(nps.interval ?? interval, 0)))}
      </p>
    </section>
  )
}

/** `4.1 to 4.2`, or `4.2` where both are the same. */
const rangeText = (low: string, high: string): string => (low === high ? low : texts.range(low, high))

const intervalText = ({ low, high }: { low: number; high: number }, digits: number): string =>
  rangeText(fixed(low, digits), fixed(high, digits))

function rangeOf({ histogram }: ReportScore, digits: number): string {
  const [first, last] = [histogram[0], histogram.at(-1)]
  if (first === undefined || last === undefined) return ''
  const shown = Number.isInteger(first.from) && Number.isInteger(last.to) ? 0 : digits
  return texts.head.scale(brief(first.from, shown), brief(last.to, shown))
}

interface FindingProps extends Pick<PageProps, 'model' | 'state'> {
  readonly finding: ReportFinding
}

function Finding({ finding, model, state }: FindingProps) {
  const { report } = model
  const concept = model.concepts[finding.concept]!
  const { driver, name } = concept
  if (driver === null) return null
  const isLower = driver.impact < 0
  const companion = finding.companion && { ...finding.companion, name: isolated(finding.companion.name) }
  const value = finding.value && { ...finding.value, value: isolated(finding.value.value) }
  const figures = { ...finding, companion, value, name, averageScore: driver.average_score, impact: driver.impact }
  const read = (event: Event): void => {
    event.preventDefault()
    state.concept.value = concept.place
    setTimeout(() => scrollToSection(report.texts ? 'documents' : 'drivers'))
  }
  return (
    <section class={`find ${isLower ? 'neg' : 'pos'}`}>
      <h2>
        <span dir="auto">{texts.head.findingTitle(name, companion?.name)}</span>
      </h2>
      <p class="fig">
        <span class="sr">{isLower ? texts.head.lowerBy : texts.head.higherBy}</span>
        {signedBrief(driver.impact, model.digits)}
        <small>{texts.points}</small>
      </p>
      <p class="say">
        <Sentence pieces={texts.head.finding(figures, report.noun, model.digits)} />
      </p>
      <a class="go" href={`#concept=${encodeURIComponent(report.concepts[finding.concept]!.name)}`} onClick={read}>
        {report.texts ? texts.head.read : texts.head.seeEverywhere}
      </a>
    </section>
  )
}
