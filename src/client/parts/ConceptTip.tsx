import type { ReportNoun } from '../../report/reportDocument.js'
import { counted, driverCertainty, fixed, MINUS, percent, qFigure } from '../figures.js'
import type { Concept } from '../model.js'
import { texts } from '../texts.js'

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
      {driver !== null && (
        <>
          <span>
            {texts.tip.average(
              fixed(driver.average_score, digits),
              fixed(Math.abs(driver.impact), digits),
              driver.impact < 0 ? texts.lower : texts.higher,
            )}
          </span>
          <span class="dim">{texts.tip.certainty(driverCertainty(driver), qFigure(driver.q))}</span>
        </>
      )}
      {sentiment !== null && (
        <span>
          <span class="sg pos">+</span> {sentiment.positive} {texts.positive}, <span class="sg neg">{MINUS}</span>{' '}
          {sentiment.negative} {texts.negative}
        </span>
      )}
    </>
  )
}
