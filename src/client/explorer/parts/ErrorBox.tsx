import type { ComponentChildren } from 'preact'
import { type ApiError, UNREACHABLE } from '../api/apiError.js'
import { href } from '../state/address.js'
import { texts } from '../texts/texts.js'
import { Empty } from './Empty.js'

export interface ErrorBoxProps {
  readonly error: ApiError
  /** Asks the same again; undefined where a person repeats what was done. */
  readonly askAgain?: (() => void) | undefined
  /** Whether an earlier answer stays in sight. */
  readonly keepsAnswer?: boolean
  /** What a person can do, where nothing is asked again. */
  readonly children?: ComponentChildren
}

/** Why something was refused or failed, and what to do. */
export function ErrorBox({ error, askAgain, keepsAnswer = false, children }: ErrorBoxProps) {
  if (error.code === 'INADEQUATE_PERMISSION') {
    return (
      <Empty what={texts.shell.forbidden} why={texts.shell.forbiddenWhy}>
        <a class="btn" href={href(['projects'])}>
          {texts.shell.toProjects}
        </a>
      </Empty>
    )
  }
  const isPassing = error.retryAfter !== undefined
  const isQuestion = askAgain !== undefined
  return (
    <div class={isPassing ? 'alert warn' : 'alert bad'} role="alert">
      <b>{error.code === UNREACHABLE ? texts.shell.unreachable : texts.shell.failed}</b>
      <p>
        {error.code !== UNREACHABLE
          ? error.message
          : keepsAnswer
            ? texts.shell.unreachableWhy
            : texts.shell.unreachableAction}
        {isPassing && isQuestion && ` ${texts.shell.retry(error.retryAfter)}`}
      </p>
      {isQuestion && (
        <button type="button" class="btn" onClick={askAgain}>
          {texts.shell.askAgain}
        </button>
      )}
      {children}
    </div>
  )
}
