import type { Engine, EngineOptions, Project } from '../../dist/index.js'
import type { LanguageCode } from '../../dist/text/languages.js'

/** Texts uploaded in pieces of one request each. */
const UPLOADED_AT_ONCE = 5_000

/** A project of these documents, built without sentiment. */
export async function buildProject(
  engine: Engine,
  language: string,
  documents: readonly { text: string; title?: string; metadata?: readonly Field[] }[],
): Promise<Project> {
  const project = await engine.projects.create({
    name: `Quality ${language} ${++projects}`,
    language: language as LanguageCode,
  })
  for (let at = 0; at < documents.length; at += UPLOADED_AT_ONCE) {
    await project.upload({ docs: documents.slice(at, at + UPLOADED_AT_ONCE) as never })
  }
  await project.build({ skip_sentiment: true })
  await project.waitForBuild()
  return project
}

let projects = 0

/** Whether a build used the background asked for; where that does not speak the language, the general space is used. */
export const isFrom = (info: object, background: EngineOptions['background']): boolean =>
  'background' in info && (background === undefined) === ((info.background as { name?: string }).name === 'general')

export interface Field {
  readonly name: string
  readonly type: 'string' | 'number' | 'score' | 'date'
  readonly value: string | number
}
