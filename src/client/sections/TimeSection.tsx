import type { ReportTime } from '../../report/reportTime.js'
import { multipleRows, SmallMultiples } from '../charts/SmallMultiples.js'
import { Timeline } from '../charts/timeline/Timeline.js'
import { bucketName } from '../figures.js'
import { type Concept, type Model, namesSubject } from '../model.js'
import { SaveButtons } from '../parts/SaveButtons.js'
import { Section } from '../parts/Section.js'
import { texts } from '../texts.js'
import { timeDeck } from '../timeDeck.js'
import { fileName, type PageProps } from './page.js'

/** Small charts shown. */
const MOST_CHARTS = 12

/** Concepts that stand out most clearly in a bucket, in the order of time; then the most frequent others. */
function chartedConcepts({ concepts }: Model, chosen: number | null): Concept[] {
  const standing = concepts
    .filter(({ peak }) => peak !== null)
    .toSorted((a, b) => a.peak!.q - b.peak!.q)
    .slice(0, MOST_CHARTS)
    .sort((a, b) => a.peak!.bucket - b.peak!.bucket || b.count - a.count)
  const others = concepts.filter(({ peak, top }) => peak === null && top).toSorted((a, b) => b.count - a.count)
  const shown = [...standing, ...others].slice(0, MOST_CHARTS)
  const own = concepts[chosen ?? -1]
  return own === undefined || shown.includes(own) ? shown : [own, ...shown.slice(0, MOST_CHARTS - 1)]
}

/** When what was said. */
export function TimeSection({ model, state, onChoose, time }: PageProps & { readonly time: ReportTime }) {
  const { report, concepts } = model
  const { buckets, interval } = time
  const chosen = state.concept.value
  const shown = chartedConcepts(model, chosen)
  // Of one interval nothing can stand out.
  const isCompared = buckets.length > 1
  const all = texts.time.all(report.noun, report.score !== null)
  const saveAll = (
    <SaveButtons section="timeline" fileName={fileName(model, 'timeline')} rows={() => timelineRows(time)} />
  )
  return (
    <Section
      id="time"
      title={isCompared ? titleOf(model, time) : all}
      deck={timeDeck(report.noun, time)}
      tools={
        isCompared ? (
          <SaveButtons
            section="time"
            fileName={fileName(model, 'time')}
            rows={() => multipleRows(concepts, buckets, interval)}
          />
        ) : (
          saveAll
        )
      }
    >
      {isCompared && <SmallMultiples concepts={shown} {...{ buckets, interval, chosen, onChoose }} />}
      <div id="timeline">
        {isCompared && (
          <div class="subhead">
            <h3 class="sub">{all}</h3>
            {saveAll}
          </div>
        )}
        <Timeline
          time={time}
          noun={report.noun}
          average={report.score?.average ?? null}
          digits={model.digits}
          concept={concepts[chosen ?? -1] ?? null}
        />
      </div>
    </Section>
  )
}

/** Concepts named in the title: the clearest of each bucket. */
function titleOf({ concepts }: Model, { buckets, interval }: ReportTime): string {
  const clearest = new Map<number, Concept>()
  for (const concept of concepts) {
    if (concept.peak === null || !namesSubject(concept)) continue
    const before = clearest.get(concept.peak.bucket)
    if (before === undefined || concept.peak.q < before.peak!.q) clearest.set(concept.peak.bucket, concept)
  }
  const leads = [...clearest].sort(([, a], [, b]) => a.peak!.q - b.peak!.q).slice(0, 3)
  if (leads.length === 0) return texts.time.none(interval)
  const inOrder = leads.sort(([a], [b]) => a - b)
  return texts.time.title(
    inOrder.map(([bucket, { name }]) => [name, bucketName(buckets[bucket]!.start, interval)] as const),
  )
}

const timelineRows = ({ volume, buckets, interval, volume_interval }: ReportTime) => [
  ['start', 'interval', 'documents', 'average_score', 'low', 'high'],
  ...volume.map(({ start, count }) => [start, volume_interval, count]),
  ...buckets.map(({ start, count, average, interval: range }) => [
    start,
    interval,
    count,
    average,
    range?.low,
    range?.high,
  ]),
]
