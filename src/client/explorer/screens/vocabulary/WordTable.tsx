import { count } from '../../../figures.js'
import { type CountedConcept, matchCounts } from '../../api/concepts.js'
import type { ProjectRecord } from '../../api/projects.js'
import type { TermChange, TermChanges } from '../../api/vocabulary.js'
import { Answered } from '../../parts/Answered.js'
import { Card } from '../../parts/Card.js'
import { Empty } from '../../parts/Empty.js'
import { FindField, typedToFind } from '../../parts/FindField.js'
import { useFocusKept } from '../../parts/useFocusKept.js'
import { useQuestion } from '../../state/question.js'
import { termWords } from '../../state/termWords.js'
import { texts } from '../../texts/texts.js'

/** A term as the table shows it. */
export interface Word {
  readonly id: string
  readonly name: string
  readonly documents: number
}

export interface WordTableProps {
  readonly project: ProjectRecord
  readonly changes: TermChanges
  /** Undefined for those who may only read. */
  readonly onChange: ((word: Word, change: TermChange) => void) | undefined
  readonly onMerge: (word: Word) => void
}

/** Words that are listed without a search. */
const LISTED = 100

/** The most relevant words, or those that were looked for, with what can be changed of them. */
export function WordTable(props: WordTableProps) {
  const { project_id } = props.project
  const typed = typedToFind()
  const wanted = typed.trim()
  const question = useQuestion(matchCounts, {
    project_id,
    filter: [],
    concept_selector: { type: 'top', limit: LISTED },
  })
  const asked = useQuestion(
    matchCounts,
    wanted === ''
      ? null
      : { project_id, filter: [], concept_selector: { type: 'specified', concepts: [{ texts: [wanted] }] } },
  )
  return (
    <Card
      id="words"
      title={texts.vocabulary.words}
      deck={texts.vocabulary.wordsDeck}
      tools={<FindField label={texts.vocabulary.find} />}
    >
      <Answered question={question} height={480}>
        {({ match_counts }) => {
          const words = match_counts.map(wordOf).filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase()))
          // The answer may be that to what was typed before.
          const found = asked.answer?.match_counts.find((counted) => counted.texts[0] === wanted)
          const others = (found === undefined ? [] : foundWords(found)).filter(
            ({ id }) => !words.some((word) => word.id === id),
          )
          const isSkipped = found?.exact_term_ids.length === 0
          return (
            <>
              {isSkipped && <Skipped {...props} typed={wanted} />}
              {words.length + others.length > 0 && <Words {...props} words={[...others, ...words]} />}
              {words.length + others.length === 0 && !isSkipped && found !== undefined && (
                <Empty what={texts.vocabulary.noWord(wanted)} why={texts.vocabulary.noWordWhy} />
              )}
            </>
          )
        }}
      </Answered>
    </Card>
  )
}

const wordOf = ({ name, exact_term_ids, exact_match_count }: CountedConcept): Word => ({
  id: exact_term_ids[0] ?? '',
  name,
  documents: exact_match_count,
})

/** What was looked for, if it is one word or a phrase of the project that documents have. */
const foundWords = (found: CountedConcept): Word[] =>
  found.exact_term_ids.length === 1 && found.exact_match_count > 0
    ? [{ ...wordOf(found), name: termWords(found.exact_term_ids[0] ?? found.name) }]
    : []

/** A word that builds skip; in the language of the project its identifier is known. */
function Skipped({ project, typed, changes, onChange }: WordTableProps & { readonly typed: string }) {
  const id = `${typed.toLowerCase()}|${project.language}`
  const isStored = changes[id] !== undefined
  return (
    <Empty
      what={texts.vocabulary.skipped(typed)}
      why={onChange === undefined ? texts.vocabulary.skippedRead : texts.vocabulary.skippedWhy}
    >
      {onChange !== undefined && !isStored && !/\s/.test(typed) && (
        <button
          type="button"
          class="btn dark"
          onClick={() => onChange({ id, name: typed, documents: 0 }, { action: 'notice' })}
        >
          {texts.vocabulary.notice(typed)}
        </button>
      )}
    </Empty>
  )
}

function Words({ words, changes, onChange, onMerge }: WordTableProps & { readonly words: readonly Word[] }) {
  const { columns } = texts.vocabulary
  const most = Math.max(...words.map(({ documents }) => documents))
  return (
    <table class="data voc">
      <thead>
        <tr>
          <th scope="col">{columns.word}</th>
          <th scope="col">{columns.documents}</th>
          <th scope="col">
            <span class="sr">{texts.vocabulary.bar}</span>
          </th>
          <th scope="col">{columns.change}</th>
        </tr>
      </thead>
      <tbody>
        {words.map((word) => (
          <tr key={word.id}>
            <th scope="row" dir="auto">
              {changes[word.id]?.action === 'ignore' ? <s>{word.name}</s> : word.name}
            </th>
            <td>{count(word.documents)}</td>
            <td class="tb">
              <i aria-hidden="true" style={{ width: `${(100 * word.documents) / Math.max(1, most)}%` }} />
            </td>
            <td>
              <ChangeOf {...{ word, changes, onChange, onMerge }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface ChangeOfProps extends Pick<WordTableProps, 'changes' | 'onChange' | 'onMerge'> {
  readonly word: Word
}

/** What is stored of a word, or what can be changed. */
function ChangeOf({ word, changes, onChange, onMerge }: ChangeOfProps) {
  const { id, name } = word
  const stored = changes[id]
  const place = useFocusKept<HTMLSpanElement>()
  return (
    <span class="acts" tabIndex={-1} ref={place}>
      {stored?.new_term_id !== undefined ? (
        <span class="tag" dir="auto">
          {texts.vocabulary.willCountAs(termWords(stored.new_term_id))}
        </span>
      ) : stored?.action === 'ignore' ? (
        <span class="tag">{texts.vocabulary.willBeIgnored}</span>
      ) : (
        onChange !== undefined && (
          <>
            <button
              type="button"
              class="link sm"
              aria-label={texts.vocabulary.ignoreOf(name)}
              onClick={() => onChange(word, { action: 'ignore' })}
            >
              {texts.vocabulary.ignore}
            </button>
            <button
              type="button"
              class="link sm"
              aria-label={texts.vocabulary.mergeOf(name)}
              onClick={() => onMerge(word)}
            >
              {texts.vocabulary.merge}
            </button>
          </>
        )
      )}
    </span>
  )
}
