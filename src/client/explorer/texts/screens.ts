/** Names of the screens, in the navigation and as titles of the window. */
export const screens = {
  projects: 'Projects',
  add: 'Add data',
  overview: 'Overview',
  search: 'Search',
  drivers: 'Drivers',
  compare: 'Compare',
  concepts: 'Concepts',
  vocabulary: 'Vocabulary',
  documents: 'Documents',
  account: 'Account',
} as const
