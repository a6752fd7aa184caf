import { DriverRows } from '../../../charts/DriverRows.js'
import { count, counted, driverCertainty, percent, qFigure, signedBrief } from '../../../figures.js'
import type { Concept, DriverConcept } from '../../../model.js'
import { Swatch } from '../../../parts/Swatch.js'
import { useFocusKept } from '../../parts/useFocusKept.js'
import { texts } from '../../texts/texts.js'
import { clearOf, driversOf, type OverviewConcepts } from './askConcepts.js'
import { chooseConcept, chosenConcept, clearConcept } from './chosenConcept.js'

/** The chosen concept; without one the clear differences, or the most frequent concepts. */
export function SideCard(props: OverviewConcepts) {
  const { concepts } = props
  const chosen = chosenConcept(concepts)
  const clear = clearOf(driversOf(concepts))
  const card = useFocusKept<HTMLElement>()
  return (
    <section class="card side" aria-live="polite" aria-labelledby="side-title" tabIndex={-1} ref={card}>
      {chosen !== undefined ? (
        <Chosen concept={chosen} {...props} />
      ) : clear.length > 0 ? (
        <ClearDifferences clear={clear} {...props} />
      ) : (
        <MostFrequent {...props} />
      )}
    </section>
  )
}

function Chosen({ concept, filtered, digits }: OverviewConcepts & { readonly concept: Concept }) {
  const { name, count: documents, driver, colour } = concept
  return (
    <>
      <div class="ch">
        <h2 id="side-title" dir="auto">
          <Swatch colour={colour} />
          <mark class="chosen">{name}</mark>
        </h2>
        <button type="button" class="link sm" onClick={clearConcept}>
          {texts.overview.clearConcept}
        </button>
      </div>
      <dl class="mini">
        <div>
          <dt>{texts.overview.columns.documents}</dt>
          <dd>{count(documents)}</dd>
        </div>
        <div>
          <dt>{texts.overview.columns.share}</dt>
          <dd>{percent(documents / Math.max(1, filtered))}</dd>
        </div>
        {driver !== null && (
          <div>
            <dt>{texts.overview.difference}</dt>
            <dd class={driver.impact < 0 ? 'neg' : 'pos'}>{signedBrief(driver.impact, digits)}</dd>
          </div>
        )}
      </dl>
      {driver !== null && (
        <p class="note">
          {driverCertainty(driver)}, {qFigure(driver.q)}
        </p>
      )}
    </>
  )
}

function ClearDifferences({
  clear,
  concepts,
  digits,
}: OverviewConcepts & { readonly clear: readonly DriverConcept[] }) {
  const most = Math.max(...clear.map(({ driver }) => Math.abs(driver.impact)))
  const mostDocuments = Math.max(...clear.map(({ count: documents }) => documents))
  const lists = [
    [texts.overview.higher, clear.filter(({ driver }) => driver.impact > 0)],
    [texts.overview.lower, clear.filter(({ driver }) => driver.impact < 0)],
  ] as const
  return (
    <>
      <h2 id="side-title">{texts.overview.clear}</h2>
      {lists.map(
        ([title, drivers]) =>
          drivers.length > 0 && (
            <div key={title}>
              <h3 class="lh">{title}</h3>
              <DriverRows
                drivers={drivers.toSorted((a, b) => Math.abs(b.driver.impact) - Math.abs(a.driver.impact))}
                digits={digits}
                impact="raw"
                {...{ most, mostDocuments }}
                chosen={null}
                onChoose={(place) => chooseConcept(concepts, place)}
              />
            </div>
          ),
      )}
      <p class="note">{texts.overview.sideNote}</p>
    </>
  )
}

/** Concepts that are listed where there is nothing clearer to say. */
const LISTED = 12

const MostFrequent = ({ concepts }: OverviewConcepts) => (
  <>
    <h2 id="side-title">{texts.overview.frequent}</h2>
    <ol class="freq">
      {concepts
        .toSorted((a, b) => b.count - a.count)
        .slice(0, LISTED)
        .map(({ place, name, colour, count: documents }) => (
          <li key={place}>
            <button type="button" onClick={() => chooseConcept(concepts, place)}>
              <span dir="auto">
                <Swatch colour={colour} />
                {name}
              </span>{' '}
              <em>{counted(documents, texts.overview.noun)}</em>
            </button>
          </li>
        ))}
    </ol>
    <p class="note">{texts.overview.sideNote}</p>
  </>
)
