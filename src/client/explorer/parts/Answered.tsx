import type { ComponentChildren } from 'preact'
import { rem } from '../../parts/measure.js'
import type { AskedQuestion } from '../state/question.js'
import { texts } from '../texts/texts.js'
import { ErrorBox } from './ErrorBox.js'

export interface AnsweredProps<Answer> {
  readonly question: AskedQuestion<Answer>
  /** Height in pixels of what is coming, so that nothing jumps. */
  readonly height?: number
  readonly children: (answer: Answer) => ComponentChildren
}

/**
 * Shows the answer to a question in all its states: grey shapes before the first answer, the old answer in grey while it is
 * asked again, and why it was refused.
 */
export function Answered<Answer>({ question, height = 160, children }: AnsweredProps<Answer>) {
  const { answer, error, isAsking, askAgain } = question
  if (answer === undefined) {
    return error === undefined ? <Loading height={height} /> : <ErrorBox error={error} askAgain={askAgain} />
  }
  return (
    <>
      {error !== undefined && <ErrorBox error={error} askAgain={askAgain} keepsAnswer />}
      <div class={isAsking || error !== undefined ? 'old' : ''} aria-busy={isAsking}>
        {children(answer)}
      </div>
    </>
  )
}

export const Loading = ({ height }: { readonly height: number }) => (
  <div class="sk" role="status" aria-busy="true" style={{ minHeight: rem(height) }}>
    <span class="sr">{texts.shell.loading}</span>
    <i class="short" />
    <i class="long" />
    <i class="short" />
  </div>
)
