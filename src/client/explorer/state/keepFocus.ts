/** What gets the focus when an element in it that had the focus was removed. */
const HOLDERS = 'main, fieldset, .card, section'

/**
 * Keeps the focus near where it was when a change takes away the element that had it: browsers give it to the whole page, from
 * where a screen reader begins anew.
 */
export function keepFocus(): void {
  let focused: Element | null = null
  let around: readonly HTMLElement[] = []
  document.addEventListener('focusin', ({ target }) => {
    focused = target as Element
    around = []
    for (let at = focused.parentElement; at !== null; at = at.parentElement) {
      if (at.matches(HOLDERS)) around = [...around, at]
    }
  })
  new MutationObserver(() => {
    if (focused?.isConnected !== false || document.activeElement !== document.body) return
    const holder = around.find(({ isConnected }) => isConnected) ?? document.querySelector('main')
    focused = null
    if (holder === null) return
    if (!holder.hasAttribute('tabindex')) holder.tabIndex = -1
    holder.focus({ preventScroll: true })
  }).observe(document.body, { childList: true, subtree: true })
}
