import type { Engine, Project } from '../../dist/index.js'

/** Texts uploaded in pieces of one request each. */
const UPLOADED_AT_ONCE = 5_000

/** A project of these documents, built without sentiment. */
export async function buildProject(
  engine: Engine,
  language: string,
  documents: readonly { text: string; title?: string; metadata?: readonly Field[] }[],
): Promise<Project> {
  const project = await engine.projects.create({ name: `Quality ${language} ${++projects}`, language })
  for (let at = 0; at < documents.length; at += UPLOADED_AT_ONCE) {
    await project.upload({ docs: documents.slice(at, at + UPLOADED_AT_ONCE) as never })
  }
  await project.build({ skip_sentiment: true })
  await project.waitForBuild()
  return project
}

let projects = 0

export interface Field {
  readonly name: string
  readonly type: 'string' | 'number' | 'score' | 'date'
  readonly value: string | number
}
