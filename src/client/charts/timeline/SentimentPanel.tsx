import type { SentimentCounts } from '../../../report/reportConcepts.js'
import { percent } from '../../figures.js'
import { linearScale } from '../../geometry/scales.js'
import type { Concept } from '../../model.js'
import { texts } from '../../texts.js'
import { sharesOf } from '../SentimentBars.js'
import { Caption, PANEL, type PanelProps } from './panel.js'
import { type Column, columnsOf } from './timeScale.js'

interface SentimentPanelProps extends PanelProps {
  readonly concept: Concept
  readonly top: number
}

/** Sentiment of a concept by bucket: positive above the line, negative below. */
export function SentimentPanel({ time, scale, concept, top }: SentimentPanelProps) {
  const y = linearScale([-1, 1], [top + PANEL - 8, top + 8])
  const columns = columnsOf(time.buckets, scale)
  return (
    <>
      <Caption scale={scale} y={top - 6}>
        {texts.time.sentimentOf(concept.name)}
      </Caption>
      <line class="zero thin" x1={scale.left} x2={scale.right} y1={y(0)} y2={y(0)} />
      {columns.map((column, i) => (
        <SentimentColumn key={column.start} {...column} y={y} counts={concept.bucket_sentiment[i]!} />
      ))}
    </>
  )
}

interface SentimentColumnProps extends Column {
  readonly y: (share: number) => number
  readonly counts: SentimentCounts
}

function SentimentColumn({ x, width, y, counts }: SentimentColumnProps) {
  const [negative, , positive] = sharesOf(counts)
  const [from, size] = [x + 2, Math.max(1, width - 4)]
  return (
    <g>
      <rect class="bar pos" x={from} width={size} y={y(positive)} height={y(0) - y(positive)} />
      <rect class="bar neg" x={from} width={size} y={y(0)} height={y(-negative) - y(0)} />
      <rect fill="url(#hatch)" x={from} width={size} y={y(0)} height={y(-negative) - y(0)} />
      <title>{texts.time.shares(percent(positive), percent(negative))}</title>
    </g>
  )
}
