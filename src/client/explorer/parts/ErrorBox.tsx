import { type ApiError, UNREACHABLE } from '../api/apiError.js'
import { href } from '../state/address.js'
import { texts } from '../texts/texts.js'
import { Empty } from './Empty.js'

export interface ErrorBoxProps {
  readonly error: ApiError
  /** Asks the same again; undefined where a person repeats what was done. */
  readonly askAgain?: (() => void) | undefined
}

/** Why something was refused or failed, and what to do. */
export function ErrorBox({ error, askAgain }: ErrorBoxProps) {
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
  return (
    <div class={isPassing ? 'alert warn' : 'alert bad'} role="alert">
      <b>{error.code === UNREACHABLE ? texts.shell.unreachable : texts.shell.failed}</b>
      <p>
        {error.code === UNREACHABLE ? texts.shell.unreachableWhy : error.message}
        {isPassing && ` ${texts.shell.retry(error.retryAfter)}`}
      </p>
      {askAgain !== undefined && (
        <button type="button" class="btn" onClick={askAgain}>
          {texts.shell.askAgain}
        </button>
      )}
    </div>
  )
}
