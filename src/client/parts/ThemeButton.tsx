export interface ThemeButtonProps {
  readonly label: string
  readonly onClick: () => void
}

/** Switches between light and dark. */
export const ThemeButton = ({ label, onClick }: ThemeButtonProps) => (
  <button type="button" class="icon" onClick={onClick} aria-label={label}>
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <circle cx="10" cy="10" r="7.2" fill="none" stroke="currentColor" stroke-width="1.6" />
      <path d="M10 2.8a7.2 7.2 0 0 1 0 14.4z" fill="currentColor" />
    </svg>
  </button>
)
