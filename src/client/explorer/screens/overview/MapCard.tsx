import type { SentimentCounts } from '../../../../report/reportConcepts.js'
import { ConceptMap, mapRows } from '../../../charts/ConceptMap.js'
import { netSentiment } from '../../../model.js'
import { ColourRamp } from '../../../parts/ColourRamp.js'
import { ConceptTip } from '../../../parts/ConceptTip.js'
import { SaveButtons } from '../../../parts/SaveButtons.js'
import { texts as reportTexts } from '../../../texts.js'
import { Answered } from '../../parts/Answered.js'
import { Card } from '../../parts/Card.js'
import { useAnswer } from '../../state/question.js'
import { texts } from '../../texts/texts.js'
import { askAssociations, askSentiment, type ConceptsRequest, type OverviewConcepts } from './askConcepts.js'
import { chooseConcept, chosenConcept } from './chosenConcept.js'

export interface MapCardProps extends OverviewConcepts {
  readonly request: ConceptsRequest
  readonly hasSentiment: boolean
}

/** What is said together: concepts in groups, in the colour of their sentiment where it is known. */
export function MapCard({ concepts, filtered, digits, request, hasSentiment }: MapCardProps) {
  const { list } = request
  const key = JSON.stringify([request, concepts.map(({ texts }) => texts), hasSentiment])
  const question = useAnswer(key, async (signal) => {
    const [associations, sentiments] = await Promise.all([
      askAssociations(request, concepts, signal),
      hasSentiment ? askSentiment(request, concepts, signal) : ([] as SentimentCounts[]),
    ])
    return {
      associations,
      concepts: concepts.map((concept, place) => ({ ...concept, sentiment: sentiments[place] ?? null })),
    }
  })
  return (
    <Card
      id="map"
      class="w3"
      title={texts.overview.map}
      deck={texts.overview.mapDeck}
      tools={<SaveButtons section="map" fileName="map" rows={() => mapRows(question.answer?.concepts ?? [])} />}
    >
      <Answered question={question} height={420}>
        {(answer) => (
          <ConceptMap
            concepts={answer.concepts}
            associations={answer.associations}
            colourOf={({ sentiment }) => sentiment && netSentiment(sentiment)}
            noun={texts.overview.noun}
            chosen={chosenConcept(answer.concepts)?.place ?? null}
            onChoose={(place) => chooseConcept(answer.concepts, place)}
            tip={(place) => (
              <ConceptTip
                concept={answer.concepts[place]!}
                documentCount={filtered}
                digits={digits}
                noun={texts.overview.noun}
              />
            )}
          />
        )}
      </Answered>
      <p class="key">
        {list !== undefined ? (
          <span dir="auto">{texts.overview.keyList(list.name)}</span>
        ) : (
          hasSentiment && (
            <>
              <ColourRamp />
              <span>{reportTexts.map.keySentiment}</span>
            </>
          )
        )}
        <span>{reportTexts.map.keySize(texts.overview.noun)}</span>
      </p>
    </Card>
  )
}
