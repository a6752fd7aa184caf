import type { ReportNoun } from '../../../report/reportDocument.js'
import type { ReportTime } from '../../../report/reportTime.js'
import { brief, bucketName, counted } from '../../figures.js'
import { linearScale, niceDomain, tickSignificance, ticksOf } from '../../geometry/scales.js'
import type { Concept } from '../../model.js'
import { texts } from '../../texts.js'
import { type Axis, Caption, Gridlines, type PanelProps, TICKS } from './panel.js'
import { columnsOf } from './timeScale.js'

/** Top and bottom of the columns, in pixels. */
export const VOLUME = { top: 30, bottom: 150 }

export function volumeAxis({ volume }: ReportTime): Axis {
  const domain = niceDomain([0, Math.max(1, ...volume.map(({ count }) => count))], 4)
  const ticks = ticksOf(domain, TICKS).filter(Number.isInteger)
  return { domain, ticks: ticks.map((value) => ({ value, text: brief(value, 0, tickSignificance(domain, TICKS)) })) }
}

interface VolumePanelProps extends PanelProps {
  readonly noun: ReportNoun
  readonly concept: Concept | null
  readonly axis: Axis
}

/** Documents by time as columns, with the part that names the chosen concept. */
export function VolumePanel({ time, scale, noun, concept, axis }: VolumePanelProps) {
  const y = linearScale(axis.domain, [VOLUME.bottom, VOLUME.top])
  const columns = columnsOf(time.volume, scale)
  const isShared = time.interval === time.volume_interval
  return (
    <>
      <Gridlines {...{ axis, y, scale }} />
      {columns.map(({ start, x, width }, i) => {
        const { count } = time.volume[i]!
        const own = isShared ? (concept?.buckets[i] ?? 0) : 0
        return (
          <g key={start}>
            <rect class="vol" x={x + 1} width={Math.max(1, width - 2)} y={y(count)} height={y(0) - y(count)} />
            {own > 0 && (
              <rect class="volon" x={x + 1} width={Math.max(1, width - 2)} y={y(own)} height={y(0) - y(own)} />
            )}
            <title>{texts.time.bucket(bucketName(start, time.volume_interval), counted(count, noun))}</title>
          </g>
        )
      })}
      <Caption scale={scale} y={16}>
        {texts.time.volume(noun, time.volume_interval) +
          (isShared && concept !== null ? texts.time.volumeOf(concept.name) : '')}
      </Caption>
    </>
  )
}
