import { batch } from '@preact/signals'
import { isolated } from '../../../bidi.js'
import { CLEAR_Q, certainty, count, percent, qFigure } from '../../../figures.js'
import { Swatch } from '../../../parts/Swatch.js'
import { shorten } from '../../../parts/shorten.js'
import { call } from '../../api/call.js'
import { type Comparison, compareFilters, type Difference } from '../../api/concepts.js'
import type { Filter } from '../../api/filter.js'
import type { FieldRecord } from '../../api/projects.js'
import { Answered } from '../../parts/Answered.js'
import { Card } from '../../parts/Card.js'
import { ColumnHeads } from '../../parts/ColumnHeads.js'
import { ConceptDocuments } from '../../parts/ConceptDocuments.js'
import { CopyLink } from '../../parts/CopyLink.js'
import { choiceText } from '../../parts/choiceText.js'
import { Empty } from '../../parts/Empty.js'
import { FilterBar } from '../../parts/FilterBar.js'
import { ScreenHead } from '../../parts/ScreenHead.js'
import { address, setQuery } from '../../state/address.js'
import { type ActiveList, colourOfTerms, selectorOfList, useActiveList } from '../../state/conceptLists.js'
import { otherFilter, screenFilter } from '../../state/filter.js'
import { useAnswer } from '../../state/question.js'
import { texts } from '../../texts/texts.js'
import type { BuiltScreenProps } from '../screen.js'
import { OtherQuotes } from './OtherQuotes.js'

/** Concepts in each direction. */
const SHOWN = 15
/** Quotations of each side. */
const QUOTED = 2
const NONE = { what: texts.compare.none, why: texts.compare.noneWhy }

/** Two groups of documents side by side. */
export function CompareScreen(props: BuiltScreenProps) {
  const { project, fields, filter } = props
  const read = otherFilter.read(fields).filter
  const other = read.length === 0 ? undefined : read
  const { active } = useActiveList()
  const question = filter.length === 0 ? null : { project_id: project.project_id, filter, other_filter: other }
  // One answer, so that the list never has figures of another filter.
  const compared = useAnswer(question && JSON.stringify([question, active]), (signal) =>
    askDifferences(question!, active, signal),
  )
  return (
    <>
      <ScreenHead
        title={texts.screens.compare}
        deck={texts.compare.deck}
        tools={
          <>
            <SwapButton />
            <CopyLink />
          </>
        }
      />
      <FilterBar projectId={project.project_id} fields={fields} />
      {fields.length > 0 && (
        <FilterBar
          projectId={project.project_id}
          fields={fields}
          of={otherFilter}
          label={texts.compare.other}
          none={texts.compare.rest}
        />
      )}
      {fields.length === 0 ? (
        <Empty what={texts.compare.noField} why={texts.compare.noFieldWhy} />
      ) : question === null ? (
        <Empty what={texts.compare.all} why={texts.compare.allWhy} />
      ) : (
        <Answered question={compared} height={400}>
          {(answer) => <Compared {...props} answer={answer} other={other} />}
        </Answered>
      )}
    </>
  )
}

/** A comparison, with the concepts of a list. */
interface ListedComparison extends Comparison {
  /** Name of the list; undefined without one. */
  readonly listName: string | undefined
  /** In the order of the list. */
  readonly listed: readonly ShownDifference[]
}

async function askDifferences(
  question: { readonly project_id: string; readonly filter: Filter; readonly other_filter: Filter | undefined },
  list: ActiveList | undefined,
  signal: AbortSignal,
): Promise<ListedComparison> {
  const concept_selector = selectorOfList(list)
  const [answer, own] = await Promise.all([
    call(compareFilters, { ...question, limit: SHOWN }, { signal }),
    concept_selector &&
      call(compareFilters, { ...question, concept_selector, limit: list?.concepts.length }, { signal }),
  ])
  const byTexts = new Map(own && [...own.more, ...own.less].map((one) => [JSON.stringify(one.texts), one]))
  const listed = list?.concepts.flatMap(({ name, texts, colour }) => {
    const difference = byTexts.get(JSON.stringify(texts))
    return difference === undefined ? [] : { ...difference, name, colour }
  })
  return { ...answer, listName: list?.name, listed: listed ?? [] }
}

/** Exchanges both filters. All other documents are no filter that could be exchanged. */
function SwapButton() {
  const other = otherFilter.query.value
  const swap = (): void =>
    batch(() => {
      const here = screenFilter.query.value
      screenFilter.replace(other)
      otherFilter.replace(here)
    })
  return (
    <button type="button" class="btn" disabled={other.size === 0} onClick={swap}>
      {texts.compare.swap}
    </button>
  )
}

interface ComparedProps extends BuiltScreenProps {
  readonly answer: ListedComparison
  /** undefined: all other documents. */
  readonly other: Filter | undefined
}

function Compared({ answer, other, project, fields, filter }: ComparedProps) {
  const { more, less, filter_count, other_filter_count, overlap_count, listName, listed } = answer
  const clear = [...more, ...less].filter(({ q }) => q < CLEAR_Q)
  const all = [...listed, ...more, ...less]
  const most = Math.max(...all.flatMap(({ share, other_share }) => [share, other_share]))
  const sides = { most, otherName: otherName(fields) }
  const chosen = all.find(({ name }) => name === address.value.query.get('concept'))
  return (
    <>
      <p class="found" aria-live="polite">
        {texts.compare.counts(count(filter_count), count(other_filter_count))}
        {overlap_count > 0 && ` ${texts.compare.overlap(count(overlap_count))}`}
      </p>
      {clear.length === 0 && <Empty what={texts.compare.nothing} why={texts.compare.nothingWhy} />}
      {listName !== undefined && listed.length > 0 && (
        <DifferenceCard id="listed" title={texts.compare.listed(listName)} differences={listed} {...sides} />
      )}
      <div class="two">
        <DifferenceCard id="more" title={texts.compare.more} differences={more} {...sides} />
        <DifferenceCard id="less" title={texts.compare.less} differences={less} {...sides} />
      </div>
      {chosen !== undefined && (
        <div class="two">
          <Card id="here" title={texts.compare.here(chosen.name)}>
            <ConceptDocuments
              projectId={project.project_id}
              fields={fields}
              filter={filter}
              concept={chosen}
              limit={QUOTED}
              empty={NONE}
            />
          </Card>
          {other === undefined ? (
            <Card id="there" title={texts.compare.elsewhere(chosen.name)}>
              <OtherQuotes
                projectId={project.project_id}
                fields={fields}
                filter={filter}
                texts={chosen.texts}
                limit={QUOTED}
              />
            </Card>
          ) : (
            <Card id="there" title={texts.compare.there(chosen.name)}>
              <ConceptDocuments
                projectId={project.project_id}
                fields={fields}
                filter={other}
                concept={chosen}
                limit={QUOTED}
                hasLink={false}
                empty={NONE}
              />
            </Card>
          )}
        </div>
      )}
    </>
  )
}

/** What the second group is called above its shares. */
function otherName(fields: readonly FieldRecord[]): string {
  const chosen = fields.flatMap((field) => {
    const choice = otherFilter.choiceOf(field)
    return choice === undefined ? [] : [choiceText(field, choice)]
  })
  return chosen.length === 0 ? texts.compare.columns.there : isolated(shorten(chosen.join(', ')))
}

interface DifferenceCardProps {
  readonly id: string
  readonly title: string
  readonly differences: readonly ShownDifference[]
  /** The share of the longest bar, one for all cards. */
  readonly most: number
  readonly otherName: string
}

/** A concept of a list has its name and colour. */
type ShownDifference = Difference & { readonly colour?: string | null | undefined }

/** Shares of both groups as bars, back to back: filled where the difference is clear, hollow where it may be chance. */
const DifferenceCard = ({ id, title, differences, most, otherName }: DifferenceCardProps) => (
  <Card id={id} title={title}>
    <div class="scroll">
      <table class="data wraps pairs">
        <ColumnHeads names={Object.values({ ...texts.compare.columns, there: otherName })} />
        <tbody>
          {differences.map((difference) => (
            <DifferenceRow key={difference.name} {...difference} most={most} />
          ))}
        </tbody>
      </table>
    </div>
  </Card>
)

function DifferenceRow({
  name,
  exact_term_ids,
  colour,
  most,
  ...figures
}: ShownDifference & { readonly most: number }) {
  const { share, other_share, exact_match_count, other_exact_match_count, q } = figures
  const { active } = useActiveList()
  const isChosen = address.value.query.get('concept') === name
  return (
    <tr class={isChosen ? 'on' : ''}>
      <th scope="row">
        <Swatch colour={colour ?? colourOfTerms(active, exact_term_ids)} />
        <button
          type="button"
          class="link"
          dir="auto"
          aria-pressed={isChosen}
          onClick={() => setQuery({ concept: isChosen ? undefined : name })}
        >
          {name}
        </button>
      </th>
      <td>
        {percent(share)} <span class="dim">{count(exact_match_count)}</span>
        <Bar share={share} most={most} side="here" isClear={q < CLEAR_Q} />
      </td>
      <td>
        {percent(other_share)} <span class="dim">{count(other_exact_match_count)}</span>
        <Bar share={other_share} most={most} side="there" isClear={q < CLEAR_Q} />
      </td>
      <td>
        <span class={q < CLEAR_Q ? 'dotk' : 'dotk open'} aria-hidden="true" />
        {certainty(q)} <span class="dim">{qFigure(q)}</span>
      </td>
    </tr>
  )
}

interface BarProps {
  readonly share: number
  readonly most: number
  readonly side: 'here' | 'there'
  readonly isClear: boolean
}

const Bar = ({ share, most, side, isClear }: BarProps) =>
  share === 0 ? null : <i class={`half ${side}${isClear ? '' : ' open'}`} style={{ '--part': share / most }} />
