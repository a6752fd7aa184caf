import { DriverRows } from '../charts/DriverRows.js'
import { DriversChart, impactOf } from '../charts/DriversChart.js'
import { DriverTable, driverRows } from '../charts/DriverTable.js'
import { count, counted, driverCertainty, fixed, isOnlyAlone, VERY_CLEAR_Q } from '../figures.js'
import type { Model } from '../model.js'
import { Choice } from '../parts/Choice.js'
import { ConceptTip } from '../parts/ConceptTip.js'
import { SaveButtons } from '../parts/SaveButtons.js'
import { Section } from '../parts/Section.js'
import { Sentence } from '../parts/Sentence.js'
import { texts } from '../texts.js'
import { fileName, type PageProps } from './page.js'

/** What goes with higher and lower scores. */
export function DriversSection({ model, state, onChoose }: PageProps) {
  const { report, drivers, clear, digits } = model
  const average = report.score?.document_average ?? 0
  const byRespondent = report.project.respondent_count !== null
  const alone = drivers.filter(({ driver }) => isOnlyAlone(driver)).length
  const shared = { digits, impact: state.impact.value, chosen: state.concept.value, onChoose }
  const tip = (place: number) => (
    <ConceptTip
      concept={model.concepts[place]!}
      documentCount={report.project.filter_count}
      digits={digits}
      noun={report.noun}
    />
  )
  return (
    <Section
      id="drivers"
      title={titleOf(model)}
      deck={texts.drivers.deck(report.noun, fixed(average, digits), byRespondent)}
      tools={
        <>
          <Choice
            label={texts.drivers.impact}
            value={state.impact.value}
            onChange={(value) => (state.impact.value = value)}
            options={[
              ['raw', texts.drivers.raw],
              ['adjusted', texts.drivers.adjusted],
            ]}
          />
          <SaveButtons section="drivers" fileName={fileName(model, 'drivers')} rows={() => driverRows(drivers)} />
        </>
      }
    >
      <div class="split wide">
        <div class="stay">
          <DriversChart {...shared} drivers={drivers} average={average} noun={report.noun} tip={tip} />
          <p class="key">
            <span>
              <i class="k dot pos" />
              <i class="k dot neg" /> {texts.drivers.keyClear}
            </span>
            <span>
              <i class="k dot open" /> {texts.drivers.keyUnclear}
            </span>
            <span>{texts.drivers.keySize}</span>
            <span class="nophone">{texts.drivers.keyUse}</span>
          </p>
        </div>
        <aside class="list" aria-label={texts.drivers.clearLabel}>
          <ClearRows {...shared} clear={clear} />
          {clear.length < drivers.length && (
            <p class="note">
              {texts.drivers.unclear(
                { others: drivers.length - clear.length, clear: clear.length, alone },
                report.noun,
              )}
            </p>
          )}
          <ReadingExample model={model} />
        </aside>
      </div>
      <details class="more">
        <summary>{texts.drivers.table(count(drivers.length))}</summary>
        <DriverTable drivers={drivers} digits={digits} chosen={shared.chosen} onChoose={onChoose} />
      </details>
    </Section>
  )
}

function titleOf({ clear }: Model): string {
  const higher = clear.filter(({ driver }) => driver.impact > 0).length
  const lower = clear.length - higher
  if (clear.length === 0) return texts.drivers.none
  if (lower === 0) return texts.drivers.onlyHigher(higher)
  if (higher === 0) return texts.drivers.onlyLower(lower)
  return texts.drivers.both(higher, lower)
}

interface ClearRowsProps {
  readonly clear: Model['clear']
  readonly digits: number
  readonly impact: 'raw' | 'adjusted'
  readonly chosen: number | null
  readonly onChoose: (place: number) => void
}

function ClearRows({ clear, ...props }: ClearRowsProps) {
  const shared = {
    ...props,
    most: Math.max(...clear.flatMap(({ driver }) => [Math.abs(driver.impact), Math.abs(driver.adjusted_impact)])),
    mostDocuments: Math.max(...clear.map(({ count }) => count)),
  }
  const higher = clear.filter((concept) => concept.driver.impact > 0)
  const lower = clear.filter((concept) => concept.driver.impact < 0)
  return (
    <>
      {higher.length > 0 && <h3>{texts.drivers.higher}</h3>}
      <DriverRows {...shared} drivers={higher.toSorted((a, b) => impactOf(b, 'raw') - impactOf(a, 'raw'))} />
      {lower.length > 0 && <h3>{texts.drivers.lower}</h3>}
      <DriverRows {...shared} drivers={lower.toSorted((a, b) => impactOf(a, 'raw') - impactOf(b, 'raw'))} />
    </>
  )
}

function ReadingExample({ model }: { readonly model: Model }) {
  const { report, concepts, digits } = model
  const concept = concepts[report.findings[0]?.concept ?? -1]
  if (concept === undefined || concept.driver === null || report.score === null) return null
  const { driver, name } = concept
  const pieces = texts.drivers.example({
    name,
    count: concept.count,
    counted: counted(concept.count, report.noun),
    average: fixed(driver.average_score, digits),
    averageOfAll: fixed(report.score.document_average ?? 0, digits),
    difference: fixed(Math.abs(driver.impact), digits),
    isLower: driver.impact < 0,
    certainty: driverCertainty(driver),
    isVeryClear: driver.q < VERY_CLEAR_Q,
  })
  return (
    <p class="read">
      <Sentence pieces={pieces} />
    </p>
  )
}
