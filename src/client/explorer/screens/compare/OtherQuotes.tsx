import type { FieldRecord } from '../../api/projects.js'
import { Answered } from '../../parts/Answered.js'
import { DocumentArticle } from '../../parts/DocumentArticle.js'
import { Empty } from '../../parts/Empty.js'
import { useAnswer } from '../../state/question.js'
import { texts } from '../../texts/texts.js'
import { findOthers, type OthersRequest } from './otherDocuments.js'

export interface OtherQuotesProps extends OthersRequest {
  readonly fields: readonly FieldRecord[]
}

/** What the documents that do not pass the filter say about a concept. */
export function OtherQuotes({ fields, ...request }: OtherQuotesProps) {
  const found = useAnswer(JSON.stringify(request), (signal) => findOthers(request, signal))
  return (
    <Answered question={found}>
      {({ documents, exact }) =>
        documents.length === 0 ? (
          <Empty what={texts.compare.noOther} why={texts.compare.noOtherWhy} />
        ) : (
          <div class="dl">
            {documents.map((document) => (
              <DocumentArticle key={document.doc_id} {...{ document, fields }} exact={new Set(exact)} />
            ))}
          </div>
        )
      }
    </Answered>
  )
}
