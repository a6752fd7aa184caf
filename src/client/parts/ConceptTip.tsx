import type { ReportNoun } from '../../report/reportDocument.js'
import { counted, MINUS, percent } from '../figures.js'
import type { Concept } from '../model.js'
import { texts } from '../texts.js'
import { DriverFigures } from './DriverFigures.js'

export interface ConceptTipProps {
  readonly concept: Concept
  readonly documentCount: number
  /** Digits of averages and impacts; see `scoreDigits`. */
  readonly digits: number
  readonly noun: ReportNoun
}

/** The figures of a pointed concept, as the tables have them. */
export const ConceptTip = ({ concept, documentCount, digits, noun }: ConceptTipProps) => {
  const { name, count, driver, sentiment } = concept
  return (
    <>
      <b>{name}</b>
      <span>
        {counted(count, noun)} ({percent(count / Math.max(1, documentCount))})
      </span>
      {driver !== null && <DriverFigures driver={driver} digits={digits} />}
      {sentiment !== null && (
        <span>
          <span class="sg pos">+</span> {sentiment.positive} {texts.positive}, <span class="sg neg">{MINUS}</span>{' '}
          {sentiment.negative} {texts.negative}
        </span>
      )}
    </>
  )
}
