import { Dumbbells, shownRows } from '../../../charts/Dumbbells.js'
import { capital } from '../../../figures.js'
import { Choice } from '../../../parts/Choice.js'
import { fieldTitle } from '../../../parts/fieldTitle.js'
import { shorten } from '../../../parts/shorten.js'
import { texts as reportTexts } from '../../../texts.js'
import type { FieldRecord } from '../../api/projects.js'
import { Answered } from '../../parts/Answered.js'
import { Card } from '../../parts/Card.js'
import { queryChoice, setQuery } from '../../state/address.js'
import { useAnswer } from '../../state/question.js'
import { texts } from '../../texts/texts.js'
import type { ConceptsRequest, OverviewConcepts } from './askConcepts.js'
import { askDifferences } from './askDifferences.js'
import { chooseConcept, chosenConcept } from './chosenConcept.js'

export interface DifferencesCardProps extends OverviewConcepts {
  readonly request: ConceptsRequest
  /** Fields that divide the documents, at least one. */
  readonly fields: readonly [FieldRecord, ...FieldRecord[]]
}

/** Fields that are offered, as in the report. */
const MOST_FIELDS = 5

/** What the documents with each value of a field name more often than the others. */
export function DifferencesCard({ concepts: asked, request, fields }: DifferencesCardProps) {
  const [first, ...others] = fields.slice(0, MOST_FIELDS).map(({ name }) => name)
  const name = queryChoice('field', [first ?? '', ...others])
  const field = fields.find((one) => one.name === name) ?? fields[0]
  const key = JSON.stringify([request, name, asked.map(({ texts }) => texts)])
  // With its concepts, which it names by their places.
  const question = useAnswer(key, async (signal) => ({
    concepts: asked,
    values: await askDifferences(request, asked, field, signal),
  }))
  return (
    <Card
      id="differences"
      class="w3"
      title={texts.overview.differences}
      deck={reportTexts.differences.deck(texts.overview.noun)}
      tools={
        others.length > 0 && (
          <Choice
            label={reportTexts.differences.field}
            value={name}
            onChange={(value) => setQuery({ field: value === first ? undefined : value })}
            options={[first ?? '', ...others].map((one) => [one, capital(shorten(fieldTitle(one)))] as const)}
          />
        )
      }
    >
      <Answered question={question} height={360}>
        {({ concepts, values }) => {
          const chosen = chosenConcept(concepts)?.place ?? null
          const silent = values.filter((value) => shownRows(value, chosen).length === 0)
          return (
            <>
              {silent.length < values.length && (
                <Dumbbells
                  values={values}
                  concepts={concepts}
                  noun={texts.overview.noun}
                  chosen={chosen}
                  onChoose={(place) => chooseConcept(concepts, place)}
                />
              )}
              {silent.length > 0 && (
                <p class="note silent" dir="auto">
                  {reportTexts.differences.silent(silent.map(({ value }) => value).join(', '))}
                </p>
              )}
            </>
          )
        }}
      </Answered>
    </Card>
  )
}
