import { multipleRows, SmallMultiples } from '../../../charts/SmallMultiples.js'
import { Timeline } from '../../../charts/timeline/Timeline.js'
import { fieldTitle } from '../../../parts/fieldTitle.js'
import { SaveButtons } from '../../../parts/SaveButtons.js'
import { texts as reportTexts } from '../../../texts.js'
import { timeDeck } from '../../../timeDeck.js'
import type { FieldRecord } from '../../api/projects.js'
import { Answered } from '../../parts/Answered.js'
import { Card } from '../../parts/Card.js'
import { Empty } from '../../parts/Empty.js'
import { useAnswer } from '../../state/question.js'
import { texts } from '../../texts/texts.js'
import type { ConceptsRequest, OverviewConcepts } from './askConcepts.js'
import { askTime, type TimeAnswer } from './askTime.js'
import { chooseConcept, chosenConcept } from './chosenConcept.js'

export interface TimeCardProps extends OverviewConcepts {
  readonly request: ConceptsRequest
  readonly date: FieldRecord
  readonly score: FieldRecord | undefined
}

/** Small charts shown. */
const MOST_CHARTS = 12

/** When what was said: small charts of concepts, and all documents with their average score. */
export function TimeCard(props: TimeCardProps) {
  const { concepts, request, date, score } = props
  const key = JSON.stringify([request, date.name, concepts.map(({ texts }) => texts)])
  const question = useAnswer(key, (signal) => askTime({ ...request, date, score }, concepts, signal))
  const answer = typeof question.answer === 'string' ? undefined : question.answer
  return (
    <Card
      id="time"
      class="w3"
      title={texts.overview.time}
      deck={answer ? timeDeck(texts.overview.noun, answer.time) : undefined}
      tools={
        answer && (
          <SaveButtons
            section="time"
            fileName="time"
            rows={() => multipleRows(answer.concepts, answer.time.buckets, answer.time.interval)}
          />
        )
      }
    >
      <Answered question={question} height={520}>
        {(shown) =>
          typeof shown === 'string' ? (
            <Empty
              what={texts.overview[shown](fieldTitle(date.name))}
              why={shown === 'noDates' ? texts.filter.nothingWhy : texts.overview.tooLongWhy}
            />
          ) : (
            <TimeCharts {...props} answer={shown} />
          )
        }
      </Answered>
    </Card>
  )
}

function TimeCharts({ answer: { time, concepts }, average, digits }: TimeCardProps & { readonly answer: TimeAnswer }) {
  const { buckets, interval } = time
  const chosen = chosenConcept(concepts)
  const hasAverages = average !== null && buckets.some((bucket) => bucket.average !== null)
  return (
    <>
      {buckets.length > 1 && (
        <SmallMultiples
          concepts={chartedConcepts(concepts, chosen?.place)}
          {...{ buckets, interval }}
          chosen={chosen?.place ?? null}
          onChoose={(place) => chooseConcept(concepts, place)}
        />
      )}
      <h3 class="sub">{reportTexts.time.all(texts.overview.noun, hasAverages)}</h3>
      <Timeline time={time} noun={texts.overview.noun} average={average} digits={digits} concept={chosen ?? null} />
    </>
  )
}

/** As in the report: those that stand out most clearly, in the order of time, then the most frequent; a chosen one always. */
function chartedConcepts(concepts: TimeAnswer['concepts'], chosen: number | undefined): TimeAnswer['concepts'] {
  const listed = concepts.filter(({ colour }) => typeof colour === 'string')
  const standing = concepts
    .filter((concept) => concept.peak !== null && !listed.includes(concept))
    .toSorted((a, b) => a.peak!.q - b.peak!.q)
    .slice(0, MOST_CHARTS)
    .sort((a, b) => a.peak!.bucket - b.peak!.bucket || b.count - a.count)
  const rest = concepts
    .filter((concept) => concept.peak === null && concept.top && !listed.includes(concept))
    .toSorted((a, b) => b.count - a.count)
  const own = concepts.filter(({ place }) => place === chosen)
  return [...new Set([...own, ...listed, ...standing, ...rest])].slice(0, MOST_CHARTS)
}
