import { dayName, scoreDigits } from '../../../figures.js'
import { texts as reportTexts } from '../../../texts.js'
import type { FieldRecord } from '../../api/projects.js'
import { Answered } from '../../parts/Answered.js'
import { CopyLink } from '../../parts/CopyLink.js'
import { Empty } from '../../parts/Empty.js'
import { FilterBar } from '../../parts/FilterBar.js'
import { momentName } from '../../parts/moments.js'
import { ScreenHead } from '../../parts/ScreenHead.js'
import { UnknownScore } from '../../parts/UnknownScore.js'
import { WhenSeen } from '../../parts/WhenSeen.js'
import { languageName, useCaller } from '../../state/caller.js'
import { useActiveList } from '../../state/conceptLists.js'
import { useAnswer } from '../../state/question.js'
import { chosenScore, scoreNames } from '../../state/scoreField.js'
import { texts } from '../../texts/texts.js'
import type { BuiltScreenProps } from '../screen.js'
import { askConcepts, type ConceptsRequest, driversOf } from './askConcepts.js'
import { comparedFields } from './askDifferences.js'
import { DifferencesCard } from './DifferencesCard.js'
import { DriversCard } from './DriversCard.js'
import { MapCard } from './MapCard.js'
import { SentimentCard } from './SentimentCard.js'
import { SideCard } from './SideCard.js'
import { TimeCard } from './TimeCard.js'

/** What the documents of a filter are about, each part asked by itself: time and differences once a reader comes to them. */
export function OverviewScreen({ project, fields, filter }: BuiltScreenProps) {
  const caller = useCaller()
  const { project_id: projectId, name, language, last_successful_build_time: built, last_build_info } = project
  const { noConcepts } = reportTexts
  const scores = scoreNames(fields)
  const scoreField = chosenScore(scores)
  const score = fields.find((field) => field.name === scoreField)
  const { active: list } = useActiveList()
  const request: ConceptsRequest = { projectId, filter, scoreField, list }
  const date = fields.find(({ type }) => type === 'date')
  // The other parts ask about the concepts of this answer: they keep its filter until it has been asked again.
  const question = useAnswer(JSON.stringify(request), async (signal) => ({
    request,
    ...(await askConcepts(request, signal)),
  }))
  const { sentiment } = last_build_info
  const hasSentiment = sentiment?.success === true && !sentiment.skip_sentiment
  return (
    <>
      <ScreenHead
        title={<span dir="auto">{name}</span>}
        deck={texts.overview.deck(periodOf(date), languageName(caller, language), momentName(built ?? 0))}
        tools={<CopyLink />}
      />
      <FilterBar projectId={projectId} fields={fields} />
      <UnknownScore scores={scores} />
      <Answered question={question} height={480}>
        {(asked) => {
          const answer = { ...asked, digits: scoreDigits(score) }
          if (answer.filtered === 0) return <Empty what={texts.filter.nothing} why={texts.filter.nothingWhy} />
          if (answer.concepts.length === 0) return <Empty what={noConcepts.title} why={noConcepts.advice} />
          const [first, ...others] = comparedFields(fields, answer.request)
          return (
            <div class="grid3">
              {driversOf(answer.concepts).length > 0 && <DriversCard {...answer} scoreName={score?.name ?? ''} />}
              <SideCard {...answer} />
              <MapCard {...answer} hasSentiment={hasSentiment} />
              {hasSentiment && <SentimentCard {...answer} />}
              {date !== undefined && (
                <WhenSeen height={600}>{() => <TimeCard {...answer} date={date} score={score} />}</WhenSeen>
              )}
              {first !== undefined && (
                <WhenSeen height={400}>{() => <DifferencesCard {...answer} fields={[first, ...others]} />}</WhenSeen>
              )}
            </div>
          )
        }}
      </Answered>
    </>
  )
}

/** From the first date to the last, as the report says it; empty where there is none. */
function periodOf(date: FieldRecord | undefined): string {
  if (date?.minimum === undefined || date.maximum === undefined) return ''
  const [first, last] = [dayName(String(date.minimum)), dayName(String(date.maximum))]
  return first === last ? first : reportTexts.range(first, last)
}
