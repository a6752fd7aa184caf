import { DriverRows } from '../charts/DriverRows.js'
import { DriversChart, impactOf } from '../charts/DriversChart.js'
import { DriverTable, driverRows } from '../charts/DriverTable.js'
import { fixed } from '../figures.js'
import type { Model } from '../model.js'
import { Choice } from '../parts/Choice.js'
import { ConceptTip } from '../parts/ConceptTip.js'
import { SaveButtons } from '../parts/SaveButtons.js'
import { Section } from '../parts/Section.js'
import { certainty, counted, texts } from '../texts.js'
import { fileName, type PageProps } from './page.js'

/** What goes with higher and lower scores. */
export function DriversSection({ model, state, onChoose }: PageProps) {
  const { report, drivers, clear } = model
  const average = report.score?.average ?? 0
  const shared = { impact: state.impact.value, chosen: state.concept.value, onChoose }
  const tip = (place: number) => (
    <ConceptTip concept={model.concepts[place]!} documentCount={report.project.filter_count} noun={report.noun} />
  )
  return (
    <Section
      id="drivers"
      title={titleOf(model)}
      deck={`Average score of the ${report.noun.many} that mention a concept, against the average of all (${fixed(average)}). The report sees what goes together, not what causes what.`}
      tools={
        <>
          <Choice
            label="Difference"
            value={state.impact.value}
            onChange={(value) => (state.impact.value = value)}
            options={[
              ['raw', 'As it is'],
              ['adjusted', 'Other concepts held equal'],
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
              <i class="k dot neg" /> clear
            </span>
            <span>
              <i class="k dot open" /> may be chance
            </span>
            <span>larger: more important</span>
            <span class="nophone">point at one for its figures, click to see it everywhere</span>
          </p>
        </div>
        <aside class="list" aria-label="Clear differences">
          <ClearRows {...shared} clear={clear} />
          {clear.length < drivers.length && (
            <p class="note">{chanceNote(drivers.length - clear.length, clear.length)}</p>
          )}
          <ReadingExample model={model} />
        </aside>
      </div>
      <details class="more">
        <summary>{texts.showTable(drivers.length)}</summary>
        <DriverTable drivers={drivers} chosen={shared.chosen} onChoose={onChoose} />
      </details>
    </Section>
  )
}

function titleOf({ clear }: Model): string {
  const higher = clear.filter(({ driver }) => driver.impact > 0).length
  const lower = clear.length - higher
  if (clear.length === 0) return 'No concept goes with clearly higher or lower scores'
  const concepts = (n: number): string => (n === 1 ? '1 concept goes' : `${n} concepts go`)
  if (lower === 0) return `${concepts(higher)} with clearly higher scores, none with lower ones`
  if (higher === 0) return `${concepts(lower)} with clearly lower scores, none with higher ones`
  return `${concepts(higher)} with clearly higher scores, ${lower} with lower ones`
}

const chanceNote = (others: number, clear: number): string =>
  `${clear === 0 ? `All ${others}` : others === 1 ? 'The other one' : `The other ${others}`} may be chance: too few comments, or too small a difference. They are hollow in the chart.`

interface ClearRowsProps {
  readonly clear: Model['clear']
  readonly impact: 'raw' | 'adjusted'
  readonly chosen: number | null
  readonly onChoose: (place: number) => void
}

function ClearRows({ clear, ...shared }: ClearRowsProps) {
  const most = Math.max(...clear.flatMap(({ driver }) => [Math.abs(driver.impact), Math.abs(driver.adjusted_impact)]))
  const higher = clear.filter((concept) => concept.driver.impact > 0)
  const lower = clear.filter((concept) => concept.driver.impact < 0)
  return (
    <>
      {higher.length > 0 && <h3>Higher scores</h3>}
      <DriverRows
        {...shared}
        most={most}
        drivers={higher.toSorted((a, b) => impactOf(b, 'raw') - impactOf(a, 'raw'))}
      />
      {lower.length > 0 && <h3>Lower scores</h3>}
      <DriverRows {...shared} most={most} drivers={lower.toSorted((a, b) => impactOf(a, 'raw') - impactOf(b, 'raw'))} />
    </>
  )
}

function ReadingExample({ model }: { readonly model: Model }) {
  const { report, concepts } = model
  const concept = concepts[report.findings[0]?.concept ?? -1]
  if (concept === undefined || concept.driver === null || report.score === null) return null
  const { driver, name, count } = concept
  const direction = driver.impact < 0 ? texts.lower : texts.higher
  return (
    <p class="read">
      <b>Reading example.</b> {counted(count, report.noun)} {count === 1 ? 'mentions' : 'mention'} <i>{name}</i>. Their
      average score is {fixed(driver.average_score)}, the average of all {fixed(report.score.average ?? 0)}:{' '}
      {fixed(Math.abs(driver.impact))} points {direction}. That is {certainty(driver.q)}: of a hundred differences
      called so, at most about {driver.q < 0.01 ? 'one is' : 'five are'} chance.
    </p>
  )
}
