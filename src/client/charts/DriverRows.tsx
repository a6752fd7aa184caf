import { briefLetters, count, signedBrief } from '../figures.js'
import type { ChartedDriver } from '../model.js'
import { Swatch } from '../parts/Swatch.js'
import { impactOf } from './DriversChart.js'

export interface DriverRowsProps {
  readonly drivers: readonly ChartedDriver[]
  /** Digits of impacts; see `scoreDigits`. */
  readonly digits: number
  readonly impact: 'raw' | 'adjusted'
  /** The impact of the longest bar, one for all lists beside each other. */
  readonly most: number
  /** The largest number of documents, one for all lists beside each other: its figures have room in one line. */
  readonly mostDocuments: number
  readonly chosen: number | null
  readonly onChoose: (place: number) => void
}

/** Drivers as rows with bars from one edge; sign and hatch tell the direction. */
export const DriverRows = ({ drivers, digits, impact, most, mostDocuments, chosen, onChoose }: DriverRowsProps) => (
  <ol class="drows" style={{ '--letters': briefLetters(most, digits), '--figures': count(mostDocuments).length }}>
    {drivers.map((concept) => {
      const value = impactOf(concept, impact)
      const side = value < 0 ? 'neg' : 'pos'
      return (
        <li key={concept.place} class={chosen === concept.place ? 'on' : ''}>
          <button type="button" onClick={() => onChoose(concept.place)} aria-pressed={chosen === concept.place}>
            <span class="nm" dir="auto">
              <Swatch colour={concept.colour} />
              {concept.name}
            </span>
            <span class="n">{count(concept.count)}</span>
            <span class="tr" aria-hidden="true">
              <i class={side} style={{ left: 0, width: `${(Math.abs(value) / most) * 100}%` }} />
            </span>
            <span class={`v ${side}`}>{signedBrief(value, digits)}</span>
          </button>
        </li>
      )
    })}
  </ol>
)
