import type { ReportNoun } from '../../report/reportDocument.js'
import { certainty, counted, fixed, MINUS, percent, qFigure } from '../figures.js'
import type { Concept } from '../model.js'
import { texts } from '../texts.js'

export interface ConceptTipProps {
  readonly concept: Concept
  readonly documentCount: number
  readonly noun: ReportNoun
}

/** The figures of a pointed concept, as the tables have them. */
export const ConceptTip = ({ concept, documentCount, noun }: ConceptTipProps) => {
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
              fixed(driver.average_score),
              fixed(Math.abs(driver.impact)),
              driver.impact < 0 ? texts.lower : texts.higher,
            )}
          </span>
          <span class="dim">{texts.tip.certainty(certainty(driver.q), qFigure(driver.q))}</span>
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
