import { OverviewScreen } from './overview/OverviewScreen.js'
import { ProjectsScreen } from './projects/ProjectsScreen.js'
import type { GeneralScreen, ProjectScreen } from './screen.js'

/** In the order of the navigation. */
export const generalScreens: readonly GeneralScreen[] = [
  { name: 'projects', icon: 'projects', component: ProjectsScreen },
]

/** In the order of the navigation. */
export const projectScreens: readonly ProjectScreen[] = [
  { name: 'overview', icon: 'overview', needsBuild: true, component: OverviewScreen },
]
