import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { count } from '../../../figures.js'
import { Choice } from '../../../parts/Choice.js'
import { Swatch } from '../../../parts/Swatch.js'
import { type FoundDocuments, findDocuments } from '../../api/documents.js'
import type { FieldRecord } from '../../api/projects.js'
import { Answered } from '../../parts/Answered.js'
import { CopyLink } from '../../parts/CopyLink.js'
import { DocumentArticle } from '../../parts/DocumentArticle.js'
import { Empty } from '../../parts/Empty.js'
import { FilterBar } from '../../parts/FilterBar.js'
import { currentPage, Pages } from '../../parts/Pages.js'
import { ScreenHead } from '../../parts/ScreenHead.js'
import { address, queryChoice, setQuery } from '../../state/address.js'
import { colourOfTerms, useActiveList } from '../../state/conceptLists.js'
import { useQuestion } from '../../state/question.js'
import { addText, searchTexts, typedTexts } from '../../state/searchTexts.js'
import { termWords } from '../../state/termWords.js'
import { texts } from '../../texts/texts.js'
import type { BuiltScreenProps } from '../screen.js'
import { ExplanationTree } from './ExplanationTree.js'
import { SaveConceptDialog, type SaveConceptDialogProps } from './SaveConceptDialog.js'

const PAGE_SIZE = 25
const RANKINGS = ['both', 'exact', 'hybrid'] as const
/** Related concepts that are offered. */
const MOST_RELATED = 10
/** Concepts of the active list that are offered. */
const MOST_LISTED = 20

/** Finds documents by what they say. */
export function SearchScreen({ project, fields, filter }: BuiltScreenProps) {
  const { project_id } = project
  const typed = address.value.query.get('q') ?? ''
  const ranking = queryChoice('ranking', RANKINGS)
  const explains = queryChoice('why', ['no', 'yes']) === 'yes'
  const sought = searchTexts(typed)
  const found = useQuestion(findDocuments, {
    project_id,
    filter,
    search: sought.length === 0 ? undefined : { texts: sought },
    limit: PAGE_SIZE,
    offset: (currentPage() - 1) * PAGE_SIZE,
    match_type: ranking === 'exact' ? 'exact' : 'both',
    ranking: ranking === 'hybrid' ? 'hybrid' : 'match_score',
    explain: explains && sought.length > 0,
    only_terms: 'matching',
  })
  return (
    <>
      <ScreenHead
        title={texts.screens.search}
        deck={texts.search.deck}
        tools={
          <>
            {sought.length > 0 && project.permissions.includes('write') && (
              <SaveConcept projectId={project_id} sought={sought} />
            )}
            <CopyLink />
          </>
        }
      />
      <SearchBox key={typed} typed={typed} />
      <div class="bar">
        <Choice
          label={texts.search.ranking}
          value={ranking}
          options={RANKINGS.map((name) => [name, texts.search.rankings[name]])}
          onChange={(chosen) => setQuery({ ranking: chosen, page: undefined })}
        />
        <label class="fv">
          <input
            type="checkbox"
            checked={explains}
            onChange={(event) => setQuery({ why: event.currentTarget.checked ? 'yes' : undefined })}
          />
          {texts.search.explain}
        </label>
      </div>
      <FilterBar projectId={project_id} fields={fields} />
      <Listed typed={typed} />
      <Answered question={found} height={400}>
        {(answer) => <Found {...{ answer, fields, typed }} />}
      </Answered>
    </>
  )
}

function SaveConcept(props: Omit<SaveConceptDialogProps, 'onClose'>) {
  const isOpen = useSignal(false)
  return (
    <>
      <button type="button" class="btn" onClick={() => (isOpen.value = true)}>
        {texts.search.save}
      </button>
      {isOpen.value && <SaveConceptDialog {...props} onClose={() => (isOpen.value = false)} />}
    </>
  )
}

/** Asks when it is submitted, not at every key: an answer for half a word helps nobody. */
function SearchBox({ typed }: { readonly typed: string }) {
  const text = useSignal(typed)
  useEffect(() => {
    text.value = typed
  }, [typed])
  return (
    <search>
      <form
        class="sbox"
        onSubmit={(event) => {
          event.preventDefault()
          setQuery({ q: text.value.trim() || undefined, page: undefined })
        }}
      >
        <input
          class="in"
          type="search"
          dir="auto"
          aria-label={texts.search.label}
          aria-describedby="search-note"
          placeholder={texts.search.placeholder}
          value={text.value}
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
        <button type="submit" class="btn dark">
          {texts.screens.search}
        </button>
        <p class="note" id="search-note">
          {texts.search.note}
        </p>
      </form>
    </search>
  )
}

interface FoundProps {
  readonly answer: FoundDocuments
  readonly fields: readonly FieldRecord[]
  readonly typed: string
}

function Found({ answer: { result, result_count, search }, fields, typed }: FoundProps) {
  if (result_count === 0) {
    return <Empty what={texts.search.nothing} why={typed === '' ? texts.filter.nothingWhy : texts.search.nothingWhy} />
  }
  const exact = new Set(search?.exact_term_ids)
  const related = new Set(search?.related_term_ids)
  return (
    <>
      {search !== null && (
        <p class="found" aria-live="polite">
          {texts.search.found(count(search.exact_match_count), count(search.match_count))}
        </p>
      )}
      {search !== null && <Related ids={search.related_term_ids} typed={typed} />}
      <div class="dl">
        {result.map((document) => (
          <DocumentArticle key={document.doc_id} {...{ document, fields, exact, related }}>
            {document.explanation !== undefined && (
              <details class="why">
                <summary>{texts.search.why}</summary>
                <ul>
                  <ExplanationTree {...document.explanation} />
                </ul>
              </details>
            )}
          </DocumentArticle>
        ))}
      </div>
      <Pages total={result_count} size={PAGE_SIZE} />
    </>
  )
}

/** The concepts of the active list, to add to the search. */
function Listed({ typed }: { readonly typed: string }) {
  const { active } = useActiveList()
  if (active === undefined || active.concepts.length === 0) return null
  return (
    <p class="rel">
      <span>{texts.search.listed}</span>
      {active.concepts.slice(0, MOST_LISTED).map(({ name, texts: own, colour }) => (
        <button
          key={name}
          type="button"
          class="chip"
          aria-label={texts.search.add(name)}
          onClick={() => setQuery({ q: `${typed} ${typedTexts(own)}`.trim(), page: undefined })}
        >
          <Swatch colour={colour} />
          <span class="cut" dir="auto">
            + {name}
          </span>
        </button>
      ))}
    </p>
  )
}

/** Concepts that the project relates to the search, to add to it. */
function Related({ ids, typed }: { readonly ids: readonly string[]; readonly typed: string }) {
  const { active } = useActiveList()
  if (ids.length === 0) return null
  return (
    <p class="rel">
      <span>{texts.search.related}</span>
      {ids.slice(0, MOST_RELATED).map((id) => {
        const words = termWords(id)
        return (
          <button
            key={id}
            type="button"
            class="chip"
            aria-label={texts.search.add(words)}
            onClick={() => setQuery({ q: addText(typed, words), page: undefined })}
          >
            <Swatch colour={colourOfTerms(active, [id])} />
            <span dir="auto">+ {words}</span>
          </button>
        )
      })}
    </p>
  )
}
