import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { ReportNoun } from '../../report/reportDocument.js'
import { briefScore, count, counted, dayName, fixed } from '../figures.js'
import type { CarriedText, Concept, Model } from '../model.js'
import type { Cell } from '../parts/csv.js'
import { MarkedText } from '../parts/MarkedText.js'
import { SaveButtons } from '../parts/SaveButtons.js'
import { Section } from '../parts/Section.js'
import { Sentence } from '../parts/Sentence.js'
import type { DocumentOrder, ReportState } from '../state.js'
import { texts } from '../texts.js'
import { documentsOf, hasValues } from './carriedDocuments.js'
import { Facets } from './Facets.js'
import { fileName, type PageProps } from './page.js'

/** Documents shown at first, and by each click on "more". */
const FIRST_SHOWN = 6
const MORE_SHOWN = 7

function sorted(documents: readonly CarriedText[], order: DocumentOrder): readonly CarriedText[] {
  if (order === 'newest') return documents.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
  if (order === 'best') return documents
  const sign = order === 'lowest' ? 1 : -1
  const rank = ({ score }: CarriedText): number => (score === null ? Number.POSITIVE_INFINITY : sign * score)
  return documents.toSorted((a, b) => rank(a) - rank(b))
}

/** The documents behind the figures. */
export function DocumentsSection({ model, state }: PageProps) {
  const { report, concepts, clear } = model
  const shown = useSignal(FIRST_SHOWN)
  const concept = concepts[state.concept.value ?? -1]
  useEffect(() => {
    shown.value = FIRST_SHOWN
  }, [state.concept.value, state.filters.value])
  const all = documentsOf(model, concept)
  const fitting = sorted(
    all.filter((document) => hasValues(model, document, state.filters.value)),
    state.order.value,
  )
  const marked = new Set(concept === undefined ? clear.map(({ place }) => place) : [concept.place])
  const visible = fitting.slice(0, shown.value)
  return (
    <Section
      id="documents"
      title={
        concept === undefined ? (
          texts.documents.title(counted(report.project.filter_count, report.noun), report.project.filter_count)
        ) : (
          <Sentence
            pieces={texts.documents.titleOf(counted(concept.count, report.noun), concept.count, concept.name)}
          />
        )
      }
      deck={deckOf(model, concept, { all: all.length, fitting: fitting.length })}
      tools={
        <>
          <OrderChoice {...{ state, model }} />
          <SaveButtons
            section="documents"
            hasChart={false}
            fileName={fileName(model, 'documents')}
            rows={() => textRows(fitting)}
          />
        </>
      }
    >
      <div class="docs">
        <Facets {...{ model, state, concept }} />
        <div class="dl" aria-live="polite">
          {visible.map((document) => (
            <Article
              key={document.doc_id}
              {...{ document, marked }}
              evidence={concept !== undefined}
              digits={model.digits}
            />
          ))}
          {fitting.length === 0 && <NoDocuments noun={report.noun} isFiltered={all.length > 0} />}
          {visible.length < fitting.length && (
            <>
              <button type="button" class="btn wide" onClick={() => (shown.value += MORE_SHOWN)}>
                {texts.documents.more(count(fitting.length - visible.length))}
              </button>
              <p class="note paper">{texts.documents.onPaper(count(fitting.length - visible.length))}</p>
            </>
          )}
        </div>
      </div>
    </Section>
  )
}

function deckOf(
  { report, clear, digits }: Model,
  concept: Concept | undefined,
  { all, fitting }: { all: number; fitting: number },
): string {
  const average = concept === undefined ? report.score?.document_average : concept.average
  const total = concept?.count ?? report.project.filter_count
  const parts = [
    average === null || average === undefined || total === 1 ? '' : texts.documents.average(fixed(average, digits)),
    all < total ? texts.documents.carried(count(all), concept !== undefined) : '',
    fitting < all ? texts.documents.filtered(count(fitting)) : '',
    concept === undefined && clear.length > 0 ? texts.documents.marked : '',
  ]
  return parts.filter((part) => part !== '').join(' ')
}

const OrderChoice = ({ state, model }: { readonly state: ReportState; readonly model: Model }) => (
  <label class="sel">
    <span>{texts.documents.order}</span>
    <select
      value={state.order.value}
      onChange={(event) => (state.order.value = event.currentTarget.value as DocumentOrder)}
    >
      <option value="best">{orders.best}</option>
      {model.report.time !== null && <option value="newest">{orders.newest}</option>}
      {model.report.score !== null && <option value="lowest">{orders.lowest}</option>}
      {model.report.score !== null && <option value="highest">{orders.highest}</option>}
    </select>
  </label>
)

const { orders } = texts.documents

interface ArticleProps {
  readonly document: CarriedText
  readonly marked: ReadonlySet<number>
  readonly evidence: boolean
  readonly digits: number
}

const Article = ({ document, marked, evidence, digits }: ArticleProps) => (
  <article>
    {hasHead(document) && (
      <header>
        {document.score !== null && (
          <span class="rate">
            <span class="sr">{texts.documents.score}</span>
            {briefScore(document.score, digits)}
          </span>
        )}
        <span class="am">
          {document.date !== null && <span>{dayName(document.date)}</span>}
          {Object.entries(document.values)
            .slice(0, 4)
            .map(([field, value]) => (
              <span key={field}>
                <bdi dir="auto">{value}</bdi>
              </span>
            ))}
        </span>
      </header>
    )}
    <div>
      {document.title !== '' && <h3 dir="auto">{document.title}</h3>}
      <MarkedText document={document} concepts={marked} evidence={evidence} />
    </div>
  </article>
)

/** A document without score, date and values has nothing beside its text. */
const hasHead = ({ score, date, values }: CarriedText): boolean =>
  score !== null || date !== null || Object.keys(values).length > 0

const NoDocuments = ({ noun, isFiltered }: { readonly noun: ReportNoun; readonly isFiltered: boolean }) => (
  <div class="none">
    <b>{texts.documents.none(noun)}</b>
    <p>{isFiltered ? texts.documents.noneFiltered : texts.documents.noneChosen}</p>
  </div>
)

const textRows = (documents: readonly CarriedText[]): Cell[][] => {
  const fields = [...new Set(documents.flatMap(({ values }) => Object.keys(values)))]
  return [
    ['doc_id', 'date', 'score', ...fields, 'title', 'text'],
    ...documents.map(({ doc_id, date, score, values, title, text }) => [
      doc_id,
      date,
      score,
      ...fields.map((field) => values[field]),
      title,
      text,
    ]),
  ]
}
