import { lazyScreen } from './lazyScreen.js'
import { ProjectsScreen } from './projects/ProjectsScreen.js'
import type { GeneralScreen, ProjectScreen } from './screen.js'

/** In the order of the navigation. */
export const generalScreens: readonly GeneralScreen[] = [
  { name: 'projects', icon: 'projects', component: ProjectsScreen },
  {
    name: 'add',
    icon: 'add',
    component: lazyScreen('add', async () => (await import('./add/AddScreen.js')).AddScreen),
  },
  {
    name: 'account',
    icon: 'account',
    component: lazyScreen('account', async () => (await import('./account/AccountScreen.js')).AccountScreen),
  },
]

/** In the order of the navigation. */
export const projectScreens: readonly ProjectScreen[] = [
  {
    name: 'overview',
    icon: 'overview',
    needsBuild: true,
    component: lazyScreen('overview', async () => (await import('./overview/OverviewScreen.js')).OverviewScreen),
  },
  {
    name: 'search',
    icon: 'search',
    needsBuild: true,
    component: lazyScreen('search', async () => (await import('./search/SearchScreen.js')).SearchScreen),
  },
  {
    name: 'drivers',
    icon: 'drivers',
    needsBuild: true,
    component: lazyScreen('drivers', async () => (await import('./drivers/DriversScreen.js')).DriversScreen),
  },
  {
    name: 'compare',
    icon: 'compare',
    needsBuild: true,
    component: lazyScreen('compare', async () => (await import('./compare/CompareScreen.js')).CompareScreen),
  },
  {
    name: 'concepts',
    icon: 'concepts',
    needsBuild: false,
    component: lazyScreen('concepts', async () => (await import('./concepts/ConceptsScreen.js')).ConceptsScreen),
  },
  {
    name: 'vocabulary',
    icon: 'vocabulary',
    needsBuild: true,
    component: lazyScreen(
      'vocabulary',
      async () => (await import('./vocabulary/VocabularyScreen.js')).VocabularyScreen,
    ),
  },
  {
    name: 'documents',
    icon: 'documents',
    needsBuild: true,
    component: lazyScreen('documents', async () => (await import('./documents/DocumentsScreen.js')).DocumentsScreen),
  },
  {
    name: 'add',
    icon: 'add',
    needsBuild: false,
    component: lazyScreen('add', async () => (await import('./add/AddScreen.js')).AddToProjectScreen),
  },
]
