import { notice, notify, notifyError } from '../state/notices.js'
import { texts } from '../texts/texts.js'

/** What was done last, with the button that undoes it. */
export function NoticeBar() {
  const shown = notice.value
  const undo = shown?.undo
  return (
    <div class="toasts" role="status">
      {shown !== null && (
        <p class={shown.isBad ? 'toast bad' : 'toast'}>
          <span>{shown.text}</span>
          {undo !== undefined && (
            <button
              type="button"
              class="link"
              onClick={() => {
                notice.value = null
                undo().then(() => notify(texts.shell.undone), notifyError)
              }}
            >
              {texts.shell.undo}
            </button>
          )}
          <button type="button" class="icon" aria-label={texts.shell.close} onClick={() => (notice.value = null)}>
            ×
          </button>
        </p>
      )}
    </div>
  )
}
