import { texts } from '../texts.js'
import { type PageProps, scrollToSection } from './page.js'

export interface TopBarProps extends PageProps {
  /** Sections that the report has. */
  readonly sections: readonly (keyof typeof texts.sections)[]
}

/** Name, links to the sections, a field to find a concept, and the switch of light and dark. */
export const TopBar = ({ model, state, sections }: TopBarProps) => (
  <header class="top">
    <div class="page">
      <a class="brand" href="#main">
        <span>concept</span>lite
      </a>
      <nav aria-label={texts.sectionsLabel}>
        {sections.map((id) => (
          <a key={id} href={`#${id}`}>
            {texts.sections[id]}
          </a>
        ))}
      </nav>
      <Find {...{ model, state }} />
      <button type="button" class="icon" onClick={() => switchTheme(state)} aria-label={texts.theme}>
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <circle cx="10" cy="10" r="7.2" fill="none" stroke="currentColor" stroke-width="1.6" />
          <path d="M10 2.8a7.2 7.2 0 0 1 0 14.4z" fill="currentColor" />
        </svg>
      </button>
    </div>
  </header>
)

function switchTheme({ theme }: PageProps['state']): void {
  const isDark =
    theme.value === 'dark' || (theme.value === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  theme.value = isDark ? 'light' : 'dark'
}

const Find = ({ model, state }: Pick<PageProps, 'model' | 'state'>) => {
  const find = (field: HTMLInputElement): void => {
    const wanted = field.value.trim().toLowerCase()
    const found = model.concepts.find(({ name }) => name.toLowerCase() === wanted)
    if (found === undefined) return
    state.concept.value = found.place
    field.value = ''
    scrollToSection('drivers')
  }
  return (
    <label class="find">
      <span class="sr">{texts.find}</span>
      <input
        id="find"
        list="names"
        placeholder={texts.findPlaceholder}
        onChange={(event) => find(event.currentTarget)}
      />
      <datalist id="names">
        {model.concepts.map(({ name, place }) => (
          <option key={place} value={name} />
        ))}
      </datalist>
    </label>
  )
}
