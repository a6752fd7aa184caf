import { certainty, counted, fixed, qFigure } from '../../../figures.js'
import type { ChartedDriver } from '../../../model.js'
import { texts as chartTexts } from '../../../texts.js'
import { texts } from '../../texts/texts.js'

/** The figures of a pointed driver. */
export const DriverTip = ({ driver: { name, count, driver } }: { readonly driver: ChartedDriver }) => (
  <>
    <b>{name}</b>
    <span>{counted(count, texts.drivers.noun)}</span>
    <span>
      {chartTexts.tip.average(
        fixed(driver.average_score, 2),
        fixed(Math.abs(driver.impact), 2),
        driver.impact < 0 ? chartTexts.lower : chartTexts.higher,
      )}
    </span>
    <span class="dim">{chartTexts.tip.certainty(certainty(driver.q), qFigure(driver.q))}</span>
  </>
)
