import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import type { ReportNoun } from '../../report/reportDocument.js'
import { counted } from '../figures.js'
import { firstThatFits } from '../geometry/fitText.js'
import { type MapLayout, NARROW_MAP, nameRoom, placeMap } from '../geometry/placeMap.js'
import { type Concept, namesSubject, netSentiment, signOf, stepOf } from '../model.js'
import type { Cell } from '../parts/csv.js'
import { clipText, textWidth, useFrame } from '../parts/measure.js'
import { type ItemProps, Plot } from '../parts/Plot.js'
import { texts } from '../texts.js'
import { colourClass, colourStyle, inkOn } from './ownColour.js'

export interface ConceptMapProps {
  readonly concepts: readonly Concept[]
  /** Association of every two concepts by their places. */
  readonly associations: readonly (readonly number[])[]
  /** What the colour shows, -1 to 1; null where nothing is known. */
  readonly colourOf: (concept: Concept) => number | null
  readonly noun: ReportNoun
  readonly chosen: number | null
  readonly onChoose: (place: number) => void
  readonly tip: (place: number) => ComponentChildren
}

/** A chosen concept has lines to those with at least this association. */
const NEAR = 0.2

/** Concepts in groups of what is used alike: area by documents, colour and sign by sentiment or score. */
export function ConceptMap(props: ConceptMapProps) {
  const { concepts, associations, chosen, onChoose } = props
  const frame = useFrame(1_150)
  const layout = useMemo(() => layOut(props, frame.width), [frame.width, concepts])
  const chosenIndex = concepts.findIndex(({ place }) => place === chosen)
  const nearness = (concept: Concept): number =>
    chosenIndex < 0 ? 0 : concept.place === chosen ? 1 : (associations[chosen!]?.[concept.place] ?? 0)
  const titles = layout.groups.map(({ title }) => title).filter((title) => title !== '')
  return (
    <Plot
      frame={frame}
      height={layout.height}
      items={concepts.map(({ place }, i) => ({ key: place, x: layout.nodes[i]!.x, y: layout.nodes[i]!.y }))}
      chosen={chosen}
      onChoose={onChoose}
      tip={props.tip}
      label={texts.map.chart(concepts.length, layout.groups.length, titles.join('; '))}
    >
      {(itemProps) => (
        <>
          {layout.groups.map(({ hull, members }) => (
            <path key={members[0]} class="hull" d={hull} />
          ))}
          {chosenIndex >= 0 && <Lines {...{ concepts, layout, nearness }} from={chosenIndex} />}
          {layout.groups.map(({ title, x, y, members }) => (
            <text
              key={members[0]}
              class={chosenIndex < 0 ? 'ctitle' : 'ctitle off'}
              x={x}
              y={y + 4}
              text-anchor="middle"
            >
              {title.toUpperCase()}
            </text>
          ))}
          {concepts.map((concept, i) => (
            <Bubble
              key={concept.place}
              {...{ concept, itemProps, noun: props.noun, node: layout.nodes[i]! }}
              text={nameWithin(concept.name, frame.width)}
              value={props.colourOf(concept)}
              isChosen={concept.place === chosen}
              isFaded={chosenIndex >= 0 && nearness(concept) <= NEAR}
            />
          ))}
        </>
      )}
    </Plot>
  )
}

function layOut({ concepts, associations }: ConceptMapProps, width: number): MapLayout {
  const nameWidth = (name: string): number => textWidth(nameWithin(name, width), nameSize(width), NAME_WEIGHT)
  return placeMap({
    concepts: concepts.map(({ count, name }) => ({ count, nameWidth: nameWidth(name) })),
    associations: concepts.map(({ place }) => concepts.map((other) => associations[place]?.[other.place] ?? 0)),
    width,
    titleOf: (group) => {
      const title = firstThatFits(groupTitles(group.map((i) => concepts[i]!)), titleWidth, nameRoom(width))
      return { title, width: titleWidth(title) }
    },
  })
}

/** Weight in which names are measured: the heavier one, which the chosen name has. */
const NAME_WEIGHT = 650
const nameSize = (width: number): number => (width < NARROW_MAP ? 12 : 13)

/** A name that no map of this width has room for is cut. */
const nameWithin = (name: string, width: number): string =>
  clipText(name, nameRoom(width), nameSize(width), NAME_WEIGHT)

/** Titles are capitals with a space of .05em between them. */
const titleWidth = (title: string): number => textWidth(title.toUpperCase(), 12, 650) * 1.09 + 8

/**
 * A group is named after its two most relevant concepts, things before feelings; after the first where there is no room for both. One
 * concept names itself.
 */
function groupTitles(group: readonly Concept[]): string[] {
  if (group.length < 2) return ['']
  const things = group.filter(namesSubject)
  const pool = things.length > 1 ? things : group
  const leads = pool
    .toSorted((a, b) => b.relevance - a.relevance)
    .slice(0, 2)
    .map(({ name }) => name.toLowerCase())
  return [texts.map.groupTitle(leads), texts.map.groupTitle(leads.slice(0, 1))]
}

interface LinesProps {
  readonly concepts: readonly Concept[]
  readonly layout: MapLayout
  readonly from: number
  readonly nearness: (concept: Concept) => number
}

const Lines = ({ concepts, layout, from, nearness }: LinesProps) => (
  <>
    {concepts.map((concept, i) => {
      const near = nearness(concept)
      if (i === from || near <= NEAR) return null
      const [a, b] = [layout.nodes[from]!, layout.nodes[i]!]
      return <line key={concept.place} class="near" x1={a.x} y1={a.y} x2={b.x} y2={b.y} stroke-width={near * 8} />
    })}
  </>
)

interface BubbleProps {
  readonly concept: Concept
  readonly node: MapLayout['nodes'][number]
  /** The name as it is drawn. */
  readonly text: string
  readonly value: number | null
  readonly noun: ReportNoun
  readonly isChosen: boolean
  readonly isFaded: boolean
  readonly itemProps: ItemProps
}

function Bubble({ concept, node, text, value, noun, isChosen, isFaded, itemProps }: BubbleProps) {
  const { x, y, r, halfWidth } = node
  const step = stepOf(value ?? 0)
  const name = texts.map.node(concept.name, counted(concept.count, noun)) + sentimentText(concept)
  return (
    <g class={`node${isChosen ? ' on' : isFaded ? ' off' : ''}`} {...itemProps(concept.place, name)}>
      {isChosen && <circle class="ring" cx={x} cy={y} r={r + 4} />}
      <circle class={`bub step${step}${colourClass(concept)}`} style={colourStyle(concept)} cx={x} cy={y} r={r} />
      {step < 3 && <circle cx={x} cy={y} r={r} fill="url(#hatch)" />}
      <text
        class={`sgn step${step}${r > 16 ? ' large' : ''}${colourClass(concept)}`}
        style={inkOn(concept)}
        x={x}
        y={y + (r > 16 ? 6 : 5)}
        text-anchor="middle"
      >
        {value !== null && signOf(value)}
      </text>
      {isChosen && (
        <rect class="markr" x={x - halfWidth + 1} y={y + r + 3} width={halfWidth * 2 - 2} height="17" rx="3" />
      )}
      <text class="nl" x={x} y={y + r + 15} text-anchor="middle">
        {text}
      </text>
    </g>
  )
}

const sentimentText = ({ sentiment }: Concept): string =>
  sentiment === null ? '' : `, ${texts.map.feeling(sentiment.positive, sentiment.negative)}`

/** The same as rows of a table file. */
export const mapRows = (concepts: readonly Concept[]): Cell[][] => [
  ['concept', 'documents', 'relevance', 'net_sentiment', 'average_score'],
  ...concepts.map(({ name, count, relevance, sentiment, average }) => [
    name,
    count,
    relevance,
    sentiment === null ? '' : netSentiment(sentiment),
    average,
  ]),
]
