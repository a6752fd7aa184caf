import { type ConceptWithSentiment, SentimentBars, sentimentRows, sharesOf } from '../../../charts/SentimentBars.js'
import type { Concept } from '../../../model.js'
import { Choice } from '../../../parts/Choice.js'
import { SaveButtons } from '../../../parts/SaveButtons.js'
import { texts as reportTexts } from '../../../texts.js'
import { Answered } from '../../parts/Answered.js'
import { Card } from '../../parts/Card.js'
import { queryChoice, setQuery } from '../../state/address.js'
import { useAnswer } from '../../state/question.js'
import { texts } from '../../texts/texts.js'
import { askSentiment, type ConceptsRequest, type OverviewConcepts } from './askConcepts.js'
import { chooseConcept, chosenConcept } from './chosenConcept.js'

export interface SentimentCardProps extends OverviewConcepts {
  readonly request: ConceptsRequest
}

type Order = 'count' | 'negative' | 'positive'

/** Concepts of the active list are shown before others. */
const isListed = ({ colour }: Concept): boolean => typeof colour === 'string'

/** Bars shown. */
const MOST_ROWS = 24

/** How people feel where they mention the most frequent of the top concepts. */
export function SentimentCard({ concepts: all, request }: SentimentCardProps) {
  const order = queryChoice('sort', ['count', 'negative', 'positive'])
  const frequent = all.filter(({ top }) => top).toSorted((a, b) => b.count - a.count)
  const shown = [...frequent.filter(isListed), ...frequent.filter((concept) => !isListed(concept))]
    .slice(0, MOST_ROWS)
    .sort((a, b) => b.count - a.count)
  const key = JSON.stringify([request, shown.map(({ texts }) => texts)])
  const question = useAnswer(key, async (signal) => {
    const sentiments = await askSentiment(request, shown, signal)
    const described = shown.map(
      (concept, place): ConceptWithSentiment => ({ ...concept, sentiment: sentiments[place]! }),
    )
    return { all, described }
  })
  return (
    <Card
      id="sentiment"
      class="w3"
      title={texts.overview.sentiment}
      deck={texts.overview.sentimentDeck}
      tools={
        <>
          <Choice
            label={reportTexts.sentiment.order}
            value={order}
            onChange={(value) => setQuery({ sort: value === 'count' ? undefined : value })}
            options={[
              ['count', reportTexts.sentiment.byCount],
              ['negative', reportTexts.sentiment.byNegative],
              ['positive', reportTexts.sentiment.byPositive],
            ]}
          />
          <SaveButtons
            section="sentiment"
            fileName="sentiment"
            rows={() => sentimentRows(question.answer?.described ?? [])}
          />
        </>
      }
    >
      <Answered question={question} height={420}>
        {({ all: concepts, described }) => (
          <SentimentBars
            concepts={ordered(described, order)}
            noun={texts.overview.noun}
            chosen={chosenConcept(concepts)?.place ?? null}
            onChoose={(place) => chooseConcept(concepts, place)}
          />
        )}
      </Answered>
    </Card>
  )
}

function ordered(concepts: readonly ConceptWithSentiment[], order: Order): readonly ConceptWithSentiment[] {
  if (order === 'count') return concepts
  const side = order === 'negative' ? 0 : 2
  return concepts.toSorted((a, b) => sharesOf(b.sentiment)[side]! - sharesOf(a.sentiment)[side]!)
}
