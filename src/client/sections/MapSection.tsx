import { ConceptMap, mapRows } from '../charts/ConceptMap.js'
import { type Concept, type Model, netSentiment } from '../model.js'
import { Choice } from '../parts/Choice.js'
import { ColourRamp } from '../parts/ColourRamp.js'
import { ConceptTip } from '../parts/ConceptTip.js'
import { SaveButtons } from '../parts/SaveButtons.js'
import { Section } from '../parts/Section.js'
import { texts } from '../texts.js'
import { fileName, type PageProps } from './page.js'

/** Concepts of the map: the top ones and the clear drivers. */
const mappedConcepts = ({ concepts, clear }: Model): Concept[] =>
  concepts.filter((concept) => concept.top || clear.some(({ place }) => place === concept.place))

/** What is said together. */
export function MapSection({ model, state, onChoose }: PageProps) {
  const { report, concepts } = model
  const mapped = mappedConcepts(model)
  const hasBoth = report.score !== null && concepts.some(({ sentiment }) => sentiment !== null)
  const byScore = state.colour.value === 'score'
  const hasColour = hasBoth || report.score !== null || concepts.some(({ sentiment }) => sentiment !== null)
  const colourOf = byScore ? scoreColour(model) : ({ sentiment }: Concept) => sentiment && netSentiment(sentiment)
  const tip = (place: number) => (
    <ConceptTip
      concept={concepts[place]!}
      documentCount={report.project.filter_count}
      digits={model.digits}
      noun={report.noun}
    />
  )
  return (
    <Section
      id="map"
      tinted
      title={texts.map.title}
      deck={texts.map.deck}
      tools={
        <>
          {hasBoth && (
            <Choice
              label={texts.map.colour}
              value={state.colour.value}
              onChange={(value) => (state.colour.value = value)}
              options={[
                ['sentiment', texts.map.bySentiment],
                ['score', texts.map.byScore],
              ]}
            />
          )}
          <SaveButtons section="map" fileName={fileName(model, 'map')} rows={() => mapRows(mapped)} />
        </>
      }
    >
      <ConceptMap
        concepts={mapped}
        associations={report.associations}
        noun={report.noun}
        chosen={state.concept.value}
        {...{ colourOf, onChoose, tip }}
      />
      <p class="key">
        {hasColour && (
          <>
            <ColourRamp />
            <span>{byScore ? texts.map.keyScore : texts.map.keySentiment}</span>
          </>
        )}
        <span>{texts.map.keySize(report.noun)}</span>
        <span class="nophone">{texts.map.keyUse}</span>
      </p>
    </Section>
  )
}

/** The difference from the average as a share of the largest difference of any concept on the map; null without an average. */
function scoreColour(model: Model): (concept: Concept) => number | null {
  const all = model.report.score?.document_average ?? 0
  const size = ({ average }: Concept): number => (average === null ? 0 : Math.abs(average - all))
  const most = Math.max(Number.MIN_VALUE, ...mappedConcepts(model).map(size))
  return ({ average }) => (average === null ? null : (average - all) / most)
}
