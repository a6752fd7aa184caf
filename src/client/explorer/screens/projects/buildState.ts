import { percent } from '../../../figures.js'
import type { ProjectRecord } from '../../api/projects.js'
import { texts } from '../../texts/texts.js'

/** How far a project is, in words. */
export interface BuildState {
  readonly text: string
  readonly kind: 'none' | 'running' | 'ready' | 'failed'
  readonly isRunning: boolean
}

export function stateOf({ document_count, last_build_info: build, problem }: ProjectRecord): BuildState {
  const { states } = texts.projects
  if (problem !== undefined) return { text: problem, kind: 'failed', isRunning: false }
  const running = (text: string): BuildState => ({ text, kind: 'running', isRunning: true })
  if (build.number === undefined) {
    return { text: document_count === 0 ? states.empty : states.unbuilt, kind: 'none', isRunning: false }
  }
  if (build.stop_time === null) return running(states.building)
  if (build.success === false) return { text: states.failed(build.reason ?? ''), kind: 'failed', isRunning: false }
  const progress = build.sentiment?.progress
  if (progress !== undefined) return running(states.sentiment(percent(progress)))
  return { text: states.ready, kind: 'ready', isRunning: false }
}
