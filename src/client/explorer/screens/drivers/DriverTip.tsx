import { counted, driverCertainty, fixed, qFigure } from '../../../figures.js'
import type { ChartedDriver } from '../../../model.js'
import { texts as chartTexts } from '../../../texts.js'
import { texts } from '../../texts/texts.js'

export interface DriverTipProps {
  readonly driver: ChartedDriver
  readonly digits: number
}

/** The figures of a pointed driver, as the table below has them. */
export const DriverTip = ({ driver: { name, count, driver }, digits }: DriverTipProps) => (
  <>
    <b>{name}</b>
    <span>{counted(count, texts.drivers.noun)}</span>
    <span>
      {chartTexts.tip.average(
        fixed(driver.average_score, digits),
        fixed(Math.abs(driver.impact), digits),
        driver.impact < 0 ? chartTexts.lower : chartTexts.higher,
      )}
    </span>
    <span class="dim">{chartTexts.tip.certainty(driverCertainty(driver), qFigure(driver.q))}</span>
  </>
)
