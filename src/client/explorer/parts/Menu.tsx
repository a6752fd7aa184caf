import { Popup } from './Popup.js'

export interface MenuItem {
  readonly text: string
  readonly isBad?: boolean
  readonly onChoose: () => void
}

export interface MenuProps {
  readonly button: string
  readonly label: string
  readonly items: readonly MenuItem[]
}

/** A button with further things to do. Arrow keys move between them. */
export const Menu = ({ button, label, items }: MenuProps) => (
  <Popup button={button} label={label} class="link sm" panelClass="menu">
    {(close) => (
      <div role="menu" aria-label={label} onKeyDown={moveByKey}>
        {items.map(({ text, isBad, onChoose }) => (
          <button
            key={text}
            type="button"
            role="menuitem"
            class={isBad ? 'bad' : ''}
            onClick={() => {
              close()
              onChoose()
            }}
          >
            {text}
          </button>
        ))}
      </div>
    )}
  </Popup>
)

function moveByKey(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const items = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>('[role=menuitem]')]
  const now = items.indexOf(document.activeElement as HTMLElement)
  items[(now + step + items.length) % items.length]?.focus()
}
