import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import type { Action } from '../state/question.js'
import { texts } from '../texts/texts.js'
import { ErrorBox } from './ErrorBox.js'

export interface DialogProps {
  readonly title: string
  readonly submit: string
  /** Whether what was entered can be sent. */
  readonly canSubmit: boolean
  /** Whether it destroys something. */
  readonly isBad?: boolean
  readonly action: Action
  readonly onSubmit: () => void
  readonly onClose: () => void
  readonly children: ComponentChildren
}

/** A question to the person before the page: it holds the focus, and Escape closes it. */
export function Dialog({ title, submit, canSubmit, isBad, action, onSubmit, onClose, children }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Whoever takes an open dialog away closes it: the focus goes back to where it was.
    return () => element?.close()
  }, [])
  const error = action.error.value
  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={({ currentTarget }) => currentTarget.isConnected && onClose()}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (canSubmit) onSubmit()
        }}
      >
        <h2 id={id}>{title}</h2>
        {children}
        {error !== undefined && <ErrorBox error={error} />}
        <div class="buttons">
          <button type="submit" class={isBad ? 'btn bad' : 'btn dark'} disabled={!canSubmit || action.isRunning.value}>
            {submit}
          </button>
          <button type="button" class="btn" onClick={() => dialog.current?.close()}>
            {texts.shell.cancel}
          </button>
        </div>
      </form>
    </dialog>
  )
}
