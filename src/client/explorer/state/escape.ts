import { address, setQuery } from './address.js'

/** What Escape closes before it clears the choice. */
const OPEN = 'dialog[open], :popover-open'
/** Where Escape belongs to what is typed or picked. */
const TYPED = 'input:not([type=radio], [type=checkbox]), select, textarea'

/** Escape clears the chosen concept, as in the report. */
export function followEscape(): void {
  addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape' || !address.value.query.has('concept') || document.querySelector(OPEN) !== null) return
    if (target instanceof Element && target.matches(TYPED)) return
    setQuery({ concept: undefined })
  })
}
