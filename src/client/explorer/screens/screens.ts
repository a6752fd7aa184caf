import { AddScreen, AddToProjectScreen } from './add/AddScreen.js'
import { CompareScreen } from './compare/CompareScreen.js'
import { DriversScreen } from './drivers/DriversScreen.js'
import { OverviewScreen } from './overview/OverviewScreen.js'
import { ProjectsScreen } from './projects/ProjectsScreen.js'
import type { GeneralScreen, ProjectScreen } from './screen.js'
import { SearchScreen } from './search/SearchScreen.js'

/** In the order of the navigation. */
export const generalScreens: readonly GeneralScreen[] = [
  { name: 'projects', icon: 'projects', component: ProjectsScreen },
  { name: 'add', icon: 'add', component: AddScreen },
]

/** In the order of the navigation. */
export const projectScreens: readonly ProjectScreen[] = [
  { name: 'overview', icon: 'overview', needsBuild: true, component: OverviewScreen },
  { name: 'search', icon: 'search', needsBuild: true, component: SearchScreen },
  { name: 'drivers', icon: 'drivers', needsBuild: true, component: DriversScreen },
  { name: 'compare', icon: 'compare', needsBuild: true, component: CompareScreen },
  { name: 'add', icon: 'add', needsBuild: false, component: AddToProjectScreen },
]
