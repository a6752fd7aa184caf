import { DriversChart } from '../../../charts/DriversChart.js'
import { DriverTable, driverRows } from '../../../charts/DriverTable.js'
import { fixed, scoreDigits, tableDigits } from '../../../figures.js'
import type { ChartedDriver } from '../../../model.js'
import { Choice } from '../../../parts/Choice.js'
import { fieldTitle } from '../../../parts/fieldTitle.js'
import { SaveButtons } from '../../../parts/SaveButtons.js'
import { texts as chartTexts } from '../../../texts.js'
import { call } from '../../api/call.js'
import { type ScoreDriver, scoreDrivers } from '../../api/concepts.js'
import { Answered } from '../../parts/Answered.js'
import { Card } from '../../parts/Card.js'
import { ConceptDocuments } from '../../parts/ConceptDocuments.js'
import { CopyLink } from '../../parts/CopyLink.js'
import { DriversKey } from '../../parts/DriversKey.js'
import { Empty } from '../../parts/Empty.js'
import { SelectField } from '../../parts/Field.js'
import { FilterBar } from '../../parts/FilterBar.js'
import { ScreenHead } from '../../parts/ScreenHead.js'
import { UnknownScore } from '../../parts/UnknownScore.js'
import { address, queryChoice, setQuery } from '../../state/address.js'
import { type Coloured, selectorOfList, useActiveList, withListed } from '../../state/conceptLists.js'
import { useAnswer } from '../../state/question.js'
import { chosenScore, scoreNames } from '../../state/scoreField.js'
import { texts } from '../../texts/texts.js'
import type { BuiltScreenProps } from '../screen.js'
import { DriverTip } from './DriverTip.js'
import { Periods } from './Periods.js'

/** Drivers that are drawn. */
const SHOWN = 40

/** What goes with higher and lower scores. */
export function DriversScreen(props: BuiltScreenProps) {
  const { project, fields } = props
  const scores = scoreNames(fields)
  const score = chosenScore(scores)
  return (
    <>
      <ScreenHead title={texts.screens.drivers} deck={texts.drivers.deck} tools={<CopyLink />} />
      <FilterBar projectId={project.project_id} fields={fields} />
      <UnknownScore scores={scores} />
      {score === undefined ? (
        <Empty what={texts.drivers.noScore} why={texts.drivers.noScoreWhy} />
      ) : (
        <DriversOf {...props} scores={scores} score={score} />
      )}
    </>
  )
}

interface DriversOfProps extends BuiltScreenProps {
  readonly scores: readonly string[]
  readonly score: string
}

function DriversOf({ scores, score, ...props }: DriversOfProps) {
  const { project, filter } = props
  const { active: list } = useActiveList()
  const asked = { project_id: project.project_id, score_field: score, filter }
  // One answer, so that figures never stand under the names of another list or filter.
  const drivers = useAnswer(JSON.stringify([asked, list]), async (signal) => {
    const own = selectorOfList(list)
    const [suggested, listed] = await Promise.all([
      call(scoreDrivers, { ...asked, limit: SHOWN }, { signal }),
      own === null ? [] : call(scoreDrivers, { ...asked, concept_selector: own }, { signal }),
    ])
    return withListed(list, listed, suggested).filter(({ exact_match_count }) => exact_match_count > 0)
  })
  return (
    <>
      {scores.length > 1 && (
        <div class="buttons">
          <SelectField
            label={texts.drivers.scoreField}
            value={score}
            options={scores.map((name) => [name, fieldTitle(name)])}
            onChange={(chosen) => setQuery({ score: chosen, concept: undefined })}
          />
        </div>
      )}
      <Answered question={drivers} height={480}>
        {(answer) =>
          answer.length === 0 ? (
            <Empty what={texts.drivers.none} why={texts.drivers.noneWhy(scores.length > 1, filter.length > 0)} />
          ) : (
            <Shown {...props} score={score} drivers={answer} />
          )
        }
      </Answered>
    </>
  )
}

interface ShownProps extends BuiltScreenProps {
  readonly score: string
  readonly drivers: readonly Coloured<ScoreDriver>[]
}

function Shown({ score, drivers, ...props }: ShownProps) {
  const impact = queryChoice('impact', ['raw', 'adjusted'])
  const charted = drivers.map(toCharted)
  const named = address.value.query.get('concept')
  const place = drivers.findIndex(({ name }) => name === named)
  const chosen = drivers[place]
  const average = drivers[0]?.baseline ?? 0
  const digits = scoreDigits(props.fields.find(({ name }) => name === score))
  const shared = {
    drivers: charted,
    digits,
    chosen: chosen === undefined ? null : place,
    onChoose: (at: number) => setQuery({ concept: at === place ? undefined : drivers[at]?.name }),
  }
  return (
    <div class="stack">
      <Card
        id="drivers"
        title={texts.drivers.chart}
        deck={texts.drivers.chartDeck(fixed(average, tableDigits(digits)))}
        tools={
          <>
            <Choice
              label={chartTexts.drivers.impact}
              value={impact}
              options={[
                ['raw', chartTexts.drivers.raw],
                ['adjusted', chartTexts.drivers.adjusted],
              ]}
              onChange={(kind) => setQuery({ impact: kind })}
            />
            <SaveButtons section="drivers" fileName="drivers" rows={() => driverRows(charted)} />
          </>
        }
      >
        <DriversChart
          {...shared}
          average={average}
          impact={impact}
          noun={texts.drivers.noun}
          tip={(at) => charted[at] !== undefined && <DriverTip driver={charted[at]} digits={tableDigits(digits)} />}
        />
        <DriversKey />
        <DriverTable {...shared} />
      </Card>
      {chosen !== undefined && (
        <Card id="mentions" title={texts.drivers.mentions(chosen.name)} deck={texts.drivers.mentionsDeck}>
          <ConceptDocuments
            projectId={props.project.project_id}
            fields={props.fields}
            filter={props.filter}
            concept={chosen}
            limit={5}
          />
        </Card>
      )}
      <Periods {...props} score={score} digits={tableDigits(digits)} drivers={drivers} />
    </div>
  )
}

/** A driver as the charts of the report take it. */
function toCharted(driver: Coloured<ScoreDriver>, place: number): ChartedDriver {
  const { name, colour, exact_match_count: count, impact_interval: interval, importance = 0 } = driver
  return {
    place,
    name,
    colour,
    count,
    driver: {
      ...driver,
      // Suggested drivers have scores; without one the impact is 0.
      average_score: driver.average_score ?? driver.baseline ?? 0,
      importance,
      impact_interval: interval === null ? null : { low: interval[0], high: interval[1] },
    },
  }
}
