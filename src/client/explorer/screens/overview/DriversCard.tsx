import { DriversChart } from '../../../charts/DriversChart.js'
import { DriverTable, driverRows } from '../../../charts/DriverTable.js'
import { count, fixed } from '../../../figures.js'
import { Choice } from '../../../parts/Choice.js'
import { ConceptTip } from '../../../parts/ConceptTip.js'
import { fieldTitle } from '../../../parts/fieldTitle.js'
import { SaveButtons } from '../../../parts/SaveButtons.js'
import { texts as reportTexts } from '../../../texts.js'
import { Card } from '../../parts/Card.js'
import { DriversKey } from '../../parts/DriversKey.js'
import { queryChoice, setQuery } from '../../state/address.js'
import { texts } from '../../texts/texts.js'
import { driversOf, type OverviewConcepts } from './askConcepts.js'
import { chooseConcept, chosenConcept } from './chosenConcept.js'

export interface DriversCardProps extends OverviewConcepts {
  readonly scoreName: string
}

/** What goes with higher and lower scores. */
export function DriversCard({ concepts, average, digits, filtered, scoreName }: DriversCardProps) {
  const impact = queryChoice('impact', ['raw', 'adjusted'])
  const drivers = driversOf(concepts)
  return (
    <Card
      id="drivers"
      class="w2"
      title={<span dir="auto">{texts.overview.drivers(fieldTitle(scoreName))}</span>}
      deck={texts.overview.driversDeck(fixed(average ?? 0, digits))}
      tools={
        <>
          <Choice
            label={reportTexts.drivers.impact}
            value={impact}
            onChange={(value) => setQuery({ impact: value === 'raw' ? undefined : value })}
            options={[
              ['raw', reportTexts.drivers.raw],
              ['adjusted', reportTexts.drivers.adjusted],
            ]}
          />
          <SaveButtons section="drivers" fileName="drivers" rows={() => driverRows(drivers)} />
        </>
      }
    >
      <DriversChart
        drivers={drivers}
        average={average ?? 0}
        digits={digits}
        impact={impact}
        noun={texts.overview.noun}
        chosen={chosenConcept(concepts)?.place ?? null}
        onChoose={(place) => chooseConcept(concepts, place)}
        tip={(place) => (
          <ConceptTip concept={concepts[place]!} documentCount={filtered} digits={digits} noun={texts.overview.noun} />
        )}
      />
      <DriversKey />
      <details class="more">
        <summary>{reportTexts.drivers.table(count(drivers.length))}</summary>
        <DriverTable
          drivers={drivers}
          digits={digits}
          chosen={chosenConcept(concepts)?.place ?? null}
          onChoose={(place) => chooseConcept(concepts, place)}
        />
      </details>
    </Card>
  )
}
