import { count, signed } from '../../../figures.js'
import { fieldTitle } from '../../../parts/fieldTitle.js'
import { type ScoreDriver, scoreDrivers } from '../../api/concepts.js'
import type { Filter } from '../../api/filter.js'
import type { FieldRecord } from '../../api/projects.js'
import { Answered } from '../../parts/Answered.js'
import { Card } from '../../parts/Card.js'
import { ColumnHeads } from '../../parts/ColumnHeads.js'
import { Field, SelectField } from '../../parts/Field.js'
import { address, setQuery } from '../../state/address.js'
import { useQuestion } from '../../state/question.js'
import { rangeConstraint } from '../../state/readFilter.js'
import { texts } from '../../texts/texts.js'
import type { BuiltScreenProps } from '../screen.js'

export interface PeriodsProps extends BuiltScreenProps {
  readonly score: string
  /** Digits of impacts. */
  readonly digits: number
  readonly drivers: readonly ScoreDriver[]
}

/** Compares the drivers of the filter with the same concepts in another period. */
export function Periods({ project, fields, filter, score, digits, drivers }: PeriodsProps) {
  const dates = fields.filter(({ type }) => type === 'date')
  const other = otherPeriod(dates, filter)
  const before = useQuestion(
    scoreDrivers,
    other === undefined
      ? null
      : {
          project_id: project.project_id,
          score_field: score,
          filter: other,
          concept_selector: { type: 'specified', concepts: drivers.map(({ texts }) => ({ texts })) },
        },
  )
  if (dates.length === 0) return null
  return (
    <Card id="periods" title={texts.drivers.periods} deck={texts.drivers.periodsDeck}>
      <div class="buttons">
        <SelectField
          label={texts.drivers.field}
          value={address.value.query.get('other') ?? ''}
          options={[['', texts.drivers.noField], ...dates.map(({ name }) => [name, fieldTitle(name)] as const)]}
          onChange={(name) => setQuery({ other: name || undefined })}
        />
        {address.value.query.has('other') && (
          <>
            <Day label={texts.drivers.from} name="other-from" />
            <Day label={texts.drivers.to} name="other-to" />
          </>
        )}
      </div>
      {other !== undefined && (
        <Answered question={before}>{(answer) => <Changes {...{ drivers, digits }} before={answer} />}</Answered>
      )}
    </Card>
  )
}

/** The filter of the address with the other period in place of its own; undefined where no day of it is chosen. */
function otherPeriod(dates: readonly FieldRecord[], filter: Filter): Filter | undefined {
  const { query } = address.value
  const field = dates.find(({ name }) => name === query.get('other'))
  const period = field && rangeConstraint(field, query.get('other-from'), query.get('other-to'))
  return period && [...filter.filter(({ name }) => name !== period.name), period]
}

const Day = ({ label, name }: { readonly label: string; readonly name: string }) => (
  <Field label={label}>
    {(ids) => (
      <input
        class="in"
        type="date"
        value={address.value.query.get(name) ?? ''}
        {...ids}
        onChange={(event) => setQuery({ [name]: event.currentTarget.value || undefined })}
      />
    )}
  </Field>
)

interface ChangesProps {
  readonly digits: number
  readonly drivers: readonly ScoreDriver[]
  /** The same concepts; while they are asked for, those of the drivers before. */
  readonly before: readonly ScoreDriver[]
}

const keyOf = ({ texts }: ScoreDriver): string => JSON.stringify(texts)

/** What changed most comes first. */
function Changes({ digits, drivers, before }: ChangesProps) {
  const byTexts = new Map(before.map((driver) => [keyOf(driver), driver]))
  const rows = drivers.flatMap((here) => {
    const there = byTexts.get(keyOf(here))
    return there === undefined ? [] : [{ here, there, change: here.impact - there.impact }]
  })
  const { columns } = texts.drivers
  return (
    <table class="data">
      <ColumnHeads names={[columns.concept, columns.here, columns.there, columns.change]} />
      <tbody>
        {rows
          .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
          .map(({ here, there, change }) => (
            <tr key={here.name}>
              <th scope="row" dir="auto">
                {here.name}
              </th>
              <td>{impactText(here, digits)}</td>
              <td>{impactText(there, digits)}</td>
              <td class={change < 0 ? 'neg' : 'pos'}>{signed(change, digits)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

const impactText = ({ impact, exact_match_count }: ScoreDriver, digits: number): string =>
  `${signed(impact, digits)} (${count(exact_match_count)})`
