import { type ConceptWithSentiment, SentimentBars, sentimentRows, sharesOf } from '../charts/SentimentBars.js'
import { capital } from '../figures.js'
import { type Concept, extremesOf, type Model } from '../model.js'
import { Choice } from '../parts/Choice.js'
import { Quotes } from '../parts/Quotes.js'
import { SaveButtons } from '../parts/SaveButtons.js'
import { Section } from '../parts/Section.js'
import { Sentence } from '../parts/Sentence.js'
import type { SentimentSort } from '../state.js'
import { texts } from '../texts.js'
import { fileName, type PageProps } from './page.js'

const isFelt = (concept: Concept): concept is ConceptWithSentiment => concept.sentiment !== null

/** Bars shown. */
const MOST_ROWS = 24

/** The most frequent of the top concepts, in the order that the reader chose. */
function conceptsWithSentiment({ concepts }: Model, sort: SentimentSort): ConceptWithSentiment[] {
  const shown = concepts
    .filter(isFelt)
    .filter(({ top }) => top)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_ROWS)
  if (sort === 'count') return shown
  const side = sort === 'negative' ? 0 : 2
  return shown.sort((a, b) => sharesOf(b.sentiment)[side]! - sharesOf(a.sentiment)[side]!)
}

/** How people feel where they mention a concept. */
export function SentimentSection({ model, state, onChoose }: PageProps) {
  const { report, concepts } = model
  const shown = conceptsWithSentiment(model, state.sort.value)
  const chosen = concepts[state.concept.value ?? -1]
  const quoted = chosen ?? shown.toSorted((a, b) => b.sentiment.negative - a.sentiment.negative)[0]
  return (
    <Section
      id="sentiment"
      title={titleOf(shown)}
      deck={texts.sentiment.deck(report.noun)}
      tools={
        <>
          <Choice
            label={texts.sentiment.order}
            value={state.sort.value}
            onChange={(value) => (state.sort.value = value)}
            options={[
              ['count', texts.sentiment.byCount],
              ['negative', texts.sentiment.byNegative],
              ['positive', texts.sentiment.byPositive],
            ]}
          />
          <SaveButtons section="sentiment" fileName={fileName(model, 'sentiment')} rows={() => sentimentRows(shown)} />
        </>
      }
    >
      <div class={report.texts ? 'split even' : ''}>
        <SentimentBars concepts={shown} noun={report.noun} chosen={state.concept.value} onChoose={onChoose} />
        {report.texts && quoted !== undefined && (
          <aside class="stick" aria-live="polite" aria-label={texts.sentiment.quotations}>
            <h3 class="qh">
              <Sentence pieces={texts.sentiment.quoted(quoted.name)} />
            </h3>
            <p class="note">
              {chosen === undefined && quoted.sentiment?.negative !== 0 && (
                <span class="screen">{texts.sentiment.quotedByRule}</span>
              )}
              <mark class="neg">{texts.sentiment.keyConcept}</mark>
              {texts.sentiment.keyConceptNote}
              <span class="ev neg">{texts.sentiment.keyWords}</span>
              {texts.sentiment.keyWordsNote}
            </p>
            <Quotes documents={model.documents} concept={quoted} digits={model.digits} />
          </aside>
        )}
      </div>
    </Section>
  )
}

function titleOf(concepts: readonly ConceptWithSentiment[]): string {
  const { title, onlyWorst, onlyBest, plainTitle } = texts.sentiment
  const { worst, best } = extremesOf(concepts)
  if (worst !== null && best !== null) return capital(title(worst.name, best.name))
  if (worst !== null) return capital(onlyWorst(worst.name))
  return best === null ? plainTitle : capital(onlyBest(best.name))
}
