import type { ComponentChildren } from 'preact'
import { dayName, scoreDigits, scoreText } from '../../figures.js'
import type { FieldValue, FoundDocument } from '../api/documents.js'
import type { FieldRecord } from '../api/projects.js'
import { markTerms } from './markTerms.js'

export interface DocumentArticleProps {
  readonly document: FoundDocument
  /** The fields of all documents. */
  readonly fields: readonly FieldRecord[]
  /** Identifiers of the terms to mark. */
  readonly exact?: ReadonlySet<string>
  readonly related?: ReadonlySet<string>
  readonly children?: ComponentChildren
}

const NO_TERMS: ReadonlySet<string> = new Set()
/** Fields beside a document. */
const MOST_FIELDS = 4

/** A document with its fields beside it and its matches marked. Titles and texts are set as text, never as HTML. */
export const DocumentArticle = (props: DocumentArticleProps) => {
  const { document, fields, exact = NO_TERMS, related = NO_TERMS, children } = props
  const score = document.metadata.find(({ type }) => type === 'score')
  return (
    <article>
      <header>
        {score !== undefined && (
          <span class="rate">
            <span class="sr">{score.name}</span>
            {scoreText(Number(score.value), scoreDigits(fields.find(({ name }) => name === score.name)))}
          </span>
        )}
        <span class="am">
          {document.metadata
            .filter((field) => field !== score)
            .slice(0, MOST_FIELDS)
            .map((field) => (
              <span key={`${field.name} ${field.value}`} title={field.name} dir="auto">
                {valueText(field)}
              </span>
            ))}
        </span>
      </header>
      <div>
        {document.title !== '' && (
          <b class="dt" dir="auto">
            {document.title}
          </b>
        )}
        <p dir="auto">
          {markTerms(document, exact, related).map(({ text, match }, place) =>
            match === undefined ? (
              text
            ) : (
              <mark key={place} class={match}>
                {text}
              </mark>
            ),
          )}
        </p>
        {children}
      </div>
    </article>
  )
}

/** A value of a field as it is shown. */
export const valueText = ({ type, value }: FieldValue): string =>
  type === 'date' ? dayName(String(value).slice(0, 10)) : String(value)
