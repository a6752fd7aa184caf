import { counted } from '../../../figures.js'
import type { ChartedDriver } from '../../../model.js'
import { DriverFigures } from '../../../parts/DriverFigures.js'
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
    <DriverFigures driver={driver} digits={digits} />
  </>
)
