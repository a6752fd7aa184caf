import { notify } from '../state/notices.js'
import { texts } from '../texts/texts.js'

/** Copies the address, which has the whole state of the screen and no token. */
export const CopyLink = () => (
  <button
    type="button"
    class="btn"
    onClick={() => navigator.clipboard.writeText(location.href).then(() => notify(texts.overview.linkCopied))}
  >
    {texts.overview.copyLink}
  </button>
)
