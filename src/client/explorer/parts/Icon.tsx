const PATHS = {
  projects: 'M3 4h6l2 2h6v10H3z',
  add: 'M10 4v12M4 10h12',
  overview: 'M3 16V9m5 7V4m5 12v-9m4 9V11',
  search: 'M9 14A5 5 0 1 0 9 4a5 5 0 0 0 0 10zm4-1 4 4',
  drivers: 'M3 10h14M6 10V5m4 5v6m4-6V7',
  compare: 'M10 3v14M3 7h4m-4 4h4m6-4h4m-4 4h4',
  concepts: 'M4 5h2m3 0h7M4 10h2m3 0h7M4 15h2m3 0h7',
  vocabulary: 'M4 4h9a3 3 0 0 1 3 3v9H7a3 3 0 0 1-3-3z M8 8h5M8 11h3',
  documents: 'M5 3h7l3 3v11H5z M8 9h5M8 12h5',
  account: 'M10 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6zm-6 7c0-3 3-5 6-5s6 2 6 5',
} as const

export type IconName = keyof typeof PATHS

/** A sign beside a word, which says the same. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
    <path
      d={PATHS[name]}
      fill="none"
      stroke="currentColor"
      stroke-width="1.6"
      stroke-linejoin="round"
      stroke-linecap="round"
    />
  </svg>
)
