import type { Engine, Project } from '../../../src/engine.js'

/** Account and project, as legacy functions name them. */
export interface At {
  readonly account: string
  readonly project_id: string
}

const texts = [
  'The room was clean and quiet.',
  'Breakfast was cold and the staff rude.',
  'A quiet room and a good breakfast.',
  'Friendly staff, clean room, loud street.',
]

/** First of January 2024. */
export const START = 1_704_067_200
export const DAY = 86_400

/** Thirty-two documents, one a day, in the subsets `city` and `coast` by turns. */
export const hotelDocuments = Array.from({ length: 32 }, (_, i) => ({
  _id: `doc-${i}`,
  text: texts[i % 4]!,
  title: `Stay ${i}`,
  date: START + i * DAY,
  subsets: [i % 2 === 0 ? 'city' : 'coast'],
  predict: { rating: { value: i % 5, weight: 2 } },
}))

/** A project made through the legacy listing; its documents wait unless it is to be built. */
export async function openHotel(engine: Engine, build = true): Promise<{ at: At; project: Project }> {
  const account = (await engine.profile.get()).default_workspace!
  const { project_id } = await engine.legacy.projects.create({ account, name: 'Hotel' })
  const at = { account, project_id }
  const project = engine.project(project_id)
  await engine.legacy.docs.add({ ...at, docs: hotelDocuments })
  if (build) await recalculate(engine, at)
  return { at, project }
}

/** Recalculates and waits until it is done; gives the number of the job. */
export async function recalculate(engine: Engine, at: At): Promise<number> {
  const number = await engine.legacy.docs.recalculate(at)
  await engine.project(at.project_id).waitForBuild()
  return number
}
