import { ThemeButton } from '../parts/ThemeButton.js'
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
      <ThemeButton label={texts.theme} onClick={() => switchTheme(state)} />
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
    const found = model.report.concepts.findIndex(({ name }) => name.toLowerCase() === wanted)
    if (found < 0) return
    state.concept.value = found
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
        {model.report.concepts.map(({ name }, place) => (
          <option key={place} value={name} />
        ))}
      </datalist>
    </label>
  )
}
