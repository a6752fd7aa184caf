import { getProject, type ProjectRecord } from '../api/projects.js'
import { stateOf } from '../screens/projects/buildState.js'
import { type AskedQuestion, useQuestion } from './question.js'

/** Milliseconds between questions for the state of a build that runs. */
const NEWS_MILLISECONDS = 1_000

/** A project; while it is built, it is read again and again. With null nothing is asked. Another project is never shown in its place. */
export function useProject(projectId: string | null): AskedQuestion<ProjectRecord> {
  const question = useQuestion(getProject, projectId === null ? null : { project_id: projectId }, {
    againAfter: (project) => (stateOf(project).isRunning ? NEWS_MILLISECONDS : undefined),
  })
  return question.answer?.project_id === projectId ? question : { ...question, answer: undefined }
}
