import type { Project } from '../serviceFunctions.js'

type ProjectRecord = Awaited<ReturnType<Project['get']>>

/** Whether the last build of a project has sentiment: it was not skipped, and it has succeeded. */
export function hasSentiment({ last_build_info: build }: Pick<ProjectRecord, 'last_build_info'>): boolean {
  return 'sentiment' in build && build.sentiment.success === true && !build.sentiment.skip_sentiment
}
