import { findDocuments } from '../api/documents.js'
import type { Filter } from '../api/filter.js'
import type { FieldRecord } from '../api/projects.js'
import { href } from '../state/address.js'
import { carriedQuery } from '../state/carried.js'
import { useQuestion } from '../state/question.js'
import { typedTexts } from '../state/searchTexts.js'
import { texts } from '../texts/texts.js'
import { Answered } from './Answered.js'
import { DocumentArticle } from './DocumentArticle.js'
import { Empty, type EmptyProps } from './Empty.js'

export interface ConceptDocumentsProps {
  readonly projectId: string
  readonly fields: readonly FieldRecord[]
  readonly filter: Filter
  readonly concept: { readonly name: string; readonly texts: readonly string[] }
  /** Documents shown. */
  readonly limit: number
  /** Whether all of them can be opened in the search: its filter is that of the address. */
  readonly hasLink?: boolean
  /** What stands where none of them does. */
  readonly empty?: EmptyProps
}

const NOTHING: EmptyProps = { what: texts.search.nothing, why: texts.filter.nothingWhy }

/** The documents of a filter that mention a concept. */
export function ConceptDocuments(props: ConceptDocumentsProps) {
  const { projectId, fields, filter, concept, limit, hasLink = true, empty = NOTHING } = props
  const found = useQuestion(findDocuments, {
    project_id: projectId,
    filter,
    search: { texts: concept.texts },
    match_type: 'exact',
    only_terms: 'matching',
    limit,
  })
  const query = new URLSearchParams(carriedQuery.value)
  query.set('q', typedTexts(concept.texts))
  query.set('ranking', 'exact')
  return (
    <Answered question={found}>
      {({ result, result_count, search }) =>
        result_count === 0 ? (
          <Empty {...empty} />
        ) : (
          <>
            <div class="dl">
              {result.map((document) => (
                <DocumentArticle
                  key={document.doc_id}
                  {...{ document, fields }}
                  exact={new Set(search?.exact_term_ids)}
                />
              ))}
            </div>
            {hasLink && result_count > limit && (
              <a class="btn" href={href(['projects', projectId, 'search'], query)}>
                {texts.search.all(result_count)}
              </a>
            )}
          </>
        )
      }
    </Answered>
  )
}
