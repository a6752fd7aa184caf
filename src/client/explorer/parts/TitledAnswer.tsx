import type { ComponentChildren } from 'preact'
import type { AskedQuestion } from '../state/question.js'
import { Answered } from './Answered.js'

export interface TitledAnswerProps<Answer> {
  /** Heading until the answer shows its own. */
  readonly title: string
  readonly question: AskedQuestion<Answer>
  readonly children: (answer: Answer) => ComponentChildren
}

/** The question that a whole screen waits for. A screen has one heading at any time, for those who hear it. */
export function TitledAnswer<Answer>({ title, question, children }: TitledAnswerProps<Answer>) {
  return (
    <>
      {question.answer === undefined && <h1 class="sr">{title}</h1>}
      <Answered question={question} height={400}>
        {children}
      </Answered>
    </>
  )
}
