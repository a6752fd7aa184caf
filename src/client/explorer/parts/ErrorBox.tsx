import type { ComponentChildren } from 'preact'
import { type ApiError, PAGE_OUTDATED, UNREACHABLE } from '../api/apiError.js'
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
  const isOutdated = error.code === PAGE_OUTDATED
  const [what, why] = explain(error, keepsAnswer)
  return (
    <div class={isPassing ? 'alert warn' : 'alert bad'} role="alert">
      <b>{what}</b>
      <p>
        {why}
        {isPassing && isQuestion && ` ${texts.shell.retry(error.retryAfter)}`}
      </p>
      {(isOutdated || isQuestion) && (
        <div class="buttons">
          {isOutdated && (
            <button type="button" class="btn dark" onClick={() => location.reload()}>
              {texts.shell.loadPage}
            </button>
          )}
          {isQuestion && (
            <button type="button" class="btn" onClick={askAgain}>
              {texts.shell.askAgain}
            </button>
          )}
        </div>
      )}
      {children}
    </div>
  )
}

/** What is the case, and what a person can know or do about it. */
function explain({ code, message }: ApiError, keepsAnswer: boolean): readonly [what: string, why: string] {
  const { shell } = texts
  if (code === PAGE_OUTDATED) return [shell.outdated, shell.outdatedWhy]
  if (code === UNREACHABLE) return [shell.unreachable, keepsAnswer ? shell.unreachableWhy : shell.unreachableAction]
  return [shell.failed, message]
}
