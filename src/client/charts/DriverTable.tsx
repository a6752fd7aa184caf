import { useSignal } from '@preact/signals'
import type { Interval } from '../../report/reportScores.js'
import { CLEAR_Q, count, driverCertainty, fixed, qFigure, signed, tableDigits } from '../figures.js'
import type { ChartedDriver } from '../model.js'
import type { Cell } from '../parts/csv.js'
import { Swatch } from '../parts/Swatch.js'
import { texts } from '../texts.js'

export interface DriverTableProps {
  readonly drivers: readonly ChartedDriver[]
  /** Digits of averages and impacts elsewhere; see `scoreDigits`. */
  readonly digits: number
  readonly chosen: number | null
  readonly onChoose: (place: number) => void
}

type Column = keyof typeof texts.drivers.columns

const COLUMNS: readonly Column[] = ['name', 'count', 'average', 'impact', 'adjusted', 'importance', 'range', 'q']

const figureOf = ({ name, count, driver }: ChartedDriver, column: Column): string | number =>
  ({
    name: name.toLowerCase(),
    count,
    average: driver.average_score,
    impact: driver.impact,
    adjusted: driver.adjusted_impact,
    importance: driver.importance,
    range: driver.impact_interval?.low ?? 0,
    q: driver.q,
  })[column]

/** All figures of all drivers, sorted by any column. */
export function DriverTable({ drivers, digits, chosen, onChoose }: DriverTableProps) {
  const order = useSignal<{ column: Column; ascending: boolean }>({ column: 'importance', ascending: false })
  const { column, ascending } = order.value
  const sort = (by: Column): void => {
    order.value = { column: by, ascending: column === by ? !ascending : by === 'name' || by === 'q' }
  }
  const rows = drivers.toSorted((a, b) => {
    const difference = compare(figureOf(a, column), figureOf(b, column))
    return ascending ? difference : -difference
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
    <section class="scroll" tabIndex={0} aria-label={texts.drivers.tableLabel}>
      <table class="data">
        <thead>
          <tr>
            {COLUMNS.map((by) => {
              const direction = column === by ? directionOf(ascending) : undefined
              return (
                <th key={by} scope="col" aria-sort={direction ?? 'none'}>
                  <button type="button" onClick={() => sort(by)}>
                    {texts.drivers.columns[by]}
                    <span aria-hidden="true">{direction === undefined ? '' : ARROWS[direction]}</span>
                  </button>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((concept) => (
            <DriverRow
              key={concept.place}
              {...{ concept, onChoose }}
              digits={tableDigits(digits)}
              isChosen={chosen === concept.place}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const ARROWS = { ascending: ' ↑', descending: ' ↓' } as const

const directionOf = (ascending: boolean): keyof typeof ARROWS => (ascending ? 'ascending' : 'descending')

/** Negative if the first figure is less than the second, positive if it is greater, else 0. */
function compare(one: string | number, other: string | number): number {
  if (one < other) return -1
  return one > other ? 1 : 0
}

interface DriverRowProps {
  readonly concept: ChartedDriver
  readonly digits: number
  readonly isChosen: boolean
  readonly onChoose: (place: number) => void
}

const DriverRow = ({ concept, digits, isChosen, onChoose }: DriverRowProps) => {
  const { driver, place, name } = concept
  return (
    <tr class={isChosen ? 'on' : ''}>
      <th scope="row">
        <Swatch colour={concept.colour} />
        <button type="button" class="link" onClick={() => onChoose(place)}>
          {name}
        </button>
      </th>
      <td>{count(concept.count)}</td>
      <td>{fixed(driver.average_score, digits)}</td>
      <td class={driver.impact < 0 ? 'neg' : 'pos'}>{signed(driver.impact, digits)}</td>
      <td>{signed(driver.adjusted_impact, digits)}</td>
      <td>{fixed(driver.importance, 2)}</td>
      <td>{rangeText(driver.impact_interval, digits)}</td>
      <td>
        <span class={driver.q < CLEAR_Q ? 'dotk' : 'dotk open'} aria-hidden="true" />
        {driverCertainty(driver)} <span class="dim">{qFigure(driver.q)}</span>
      </td>
    </tr>
  )
}

const rangeText = (interval: Interval | null, digits: number): string =>
  interval === null ? '' : texts.range(signed(interval.low, digits), signed(interval.high, digits))

/** The same as rows of a table file. */
export const driverRows = (drivers: readonly ChartedDriver[]): Cell[][] => [
  [
    'concept',
    'documents',
    'average_score',
    'impact',
    'adjusted_impact',
    'importance',
    'confidence',
    'q',
    'low',
    'high',
  ],
  ...drivers.map(({ name, count, driver }) => [
    name,
    count,
    driver.average_score,
    driver.impact,
    driver.adjusted_impact,
    driver.importance,
    driver.confidence,
    driver.q,
    driver.impact_interval?.low,
    driver.impact_interval?.high,
  ]),
]
