import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import { briefScore, count, scoreDigits } from '../../figures.js'
import { fieldTitle } from '../../parts/fieldTitle.js'
import { shorten } from '../../parts/shorten.js'
import type { FoundDocument } from '../api/documents.js'
import type { FieldRecord } from '../api/projects.js'
import { texts } from '../texts/texts.js'
import { foldText } from './foldText.js'
import { markTerms } from './markTerms.js'
import { valueText } from './valueText.js'

export interface DocumentArticleProps {
  readonly document: FoundDocument
  /** The fields of all documents. */
  readonly fields: readonly FieldRecord[]
  /** Identifiers of the terms to mark. */
  readonly exact?: ReadonlySet<string>
  readonly related?: ReadonlySet<string>
  /** Whether all fields and a long text are shown at once. */
  readonly isWhole?: boolean
  readonly children?: ComponentChildren
}

const NO_TERMS: ReadonlySet<string> = new Set()
/** Fields beside a document that is not shown as a whole. */
const MOST_FIELDS = 4

/** A document with its fields beside it and its matches marked. Titles and texts are set as text, never as HTML. */
export const DocumentArticle = (props: DocumentArticleProps) => {
  const { document, fields, isWhole, children } = props
  const score = document.metadata.find(({ type }) => type === 'score')
  return (
    <article>
      {fields.length > 0 && (
        <header>
          {score !== undefined && (
            <span class="rate" title={score.name}>
              <span class="sr">{fieldTitle(score.name)} </span>
              {briefScore(Number(score.value), scoreDigits(fields.find(({ name }) => name === score.name)))}
            </span>
          )}
          <span class="am">
            {document.metadata
              .filter((field) => field !== score)
              .slice(0, isWhole ? undefined : MOST_FIELDS)
              .map((field) => (
                <span key={`${field.name} ${field.value}`} title={field.name}>
                  <bdi dir="auto">
                    <bdi>{shorten(fieldTitle(field.name))}</bdi> {valueText(field)}
                  </bdi>
                </span>
              ))}
          </span>
        </header>
      )}
      <div>
        {document.title !== '' && (
          <b class="dt" dir="auto">
            {document.title}
          </b>
        )}
        <Text {...props} />
        {children}
      </div>
    </article>
  )
}

/** The text with its marks. A long one is folded until a reader asks for all of it. */
function Text({ document, exact = NO_TERMS, related = NO_TERMS, isWhole = false }: DocumentArticleProps) {
  const isUnfolded = useSignal(isWhole)
  const parts = useMemo(() => markTerms(document, exact, related), [document, exact, related])
  const folded = useMemo(() => foldText(parts), [parts])
  const shown = isUnfolded.value ? parts : folded.parts
  return (
    <>
      <p dir="auto">
        {shown.map(({ text, match }, place) =>
          match === undefined ? (
            text
          ) : (
            <mark key={place} class={match}>
              {text}
            </mark>
          ),
        )}
      </p>
      {folded.isFolded && !isWhole && (
        <button
          type="button"
          class="link sm"
          aria-expanded={isUnfolded.value}
          onClick={() => {
            isUnfolded.value = !isUnfolded.value
          }}
        >
          {isUnfolded.value ? texts.documents.showLess : texts.documents.showAll(count([...document.text].length))}
        </button>
      )}
    </>
  )
}
