import { count, percent } from '../../../figures.js'
import { Choice } from '../../../parts/Choice.js'
import { type CountedConcept, type MatchCounts, matchCounts } from '../../api/concepts.js'
import { Answered } from '../../parts/Answered.js'
import { Card } from '../../parts/Card.js'
import { CopyLink } from '../../parts/CopyLink.js'
import { Empty } from '../../parts/Empty.js'
import { FilterBar } from '../../parts/FilterBar.js'
import { momentName } from '../../parts/moments.js'
import { ScreenHead } from '../../parts/ScreenHead.js'
import { queryChoice, setQuery } from '../../state/address.js'
import { languageName, useCaller } from '../../state/caller.js'
import { useQuestion } from '../../state/question.js'
import { texts } from '../../texts/texts.js'
import type { BuiltScreenProps } from '../screen.js'

/** Concepts that are listed. */
const LISTED = 30

/** What the documents of a filter are about. */
export function OverviewScreen({ project, fields, filter }: BuiltScreenProps) {
  const caller = useCaller()
  const { project_id, name, language, last_successful_build_time: built } = project
  const counts = useQuestion(matchCounts, { project_id, filter, concept_selector: { type: 'top', limit: LISTED } })
  const order = queryChoice('order', ['relevance', 'count'])
  return (
    <>
      <ScreenHead
        title={<span dir="auto">{name}</span>}
        deck={texts.overview.deck(languageName(caller, language), momentName(built ?? 0))}
        tools={<CopyLink />}
      />
      <FilterBar projectId={project_id} fields={fields} />
      <Card
        id="concepts"
        title={texts.overview.concepts}
        deck={texts.overview.conceptsDeck}
        tools={
          <Choice
            label={texts.overview.order}
            value={order}
            options={[
              ['relevance', texts.overview.byRelevance],
              ['count', texts.overview.byCount],
            ]}
            onChange={(chosen) => setQuery({ order: chosen })}
          />
        }
      >
        <Answered question={counts}>
          {(answer) =>
            answer.filter_count === 0 ? (
              <Empty what={texts.filter.nothing} why={texts.filter.nothingWhy} />
            ) : (
              <ConceptTable {...answer} order={order} />
            )
          }
        </Answered>
      </Card>
    </>
  )
}

interface ConceptTableProps extends MatchCounts {
  readonly order: 'relevance' | 'count'
}

const ConceptTable = ({ match_counts, filter_count, order }: ConceptTableProps) => (
  <table class="data">
    <thead>
      <tr>
        <th scope="col">{texts.overview.columns.concept}</th>
        <th scope="col">{texts.overview.columns.documents}</th>
        <th scope="col">{texts.overview.columns.share}</th>
      </tr>
    </thead>
    <tbody>
      {(order === 'relevance' ? match_counts : byCount(match_counts)).map(({ name, exact_match_count }) => (
        <tr key={name}>
          <th scope="row" dir="auto">
            {name}
          </th>
          <td>{count(exact_match_count)}</td>
          <td>{percent(exact_match_count / filter_count)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const byCount = (concepts: readonly CountedConcept[]): CountedConcept[] =>
  concepts.toSorted((a, b) => b.exact_match_count - a.exact_match_count)
