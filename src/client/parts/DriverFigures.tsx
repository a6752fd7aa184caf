import type { ReportDriver } from '../../report/reportConcepts.js'
import { driverCertainty, fixed, qFigure } from '../figures.js'
import { texts } from '../texts.js'

export interface DriverFiguresProps {
  readonly driver: ReportDriver
  /** Digits of averages and impacts; see `scoreDigits`. */
  readonly digits: number
}

/** The average, impact and certainty of a driver, as two lines of a tip. */
export const DriverFigures = ({ driver, digits }: DriverFiguresProps) => (
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
)
