import type { Random } from '../../dist/math/random.js'

const subjects = ['The battery', 'Our room', 'The staff', 'Breakfast', 'The screen', 'Delivery', 'The train', 'Support']
const verbs = ['was', 'seemed', 'is usually', 'was never', 'became']
const judgements = ['great', 'slow', 'friendly', 'noisy', 'broken', 'clean', 'late', 'expensive', 'helpful', 'cold']
const places = ['at the station', 'in the lobby', 'on the last day', 'by the window', 'after an hour', 'in the evening']

/** A sentence of a review. */
export function sentence(random: Random): string {
  const pick = (list: readonly string[]): string => list[random.int(list.length)]!
  return `${pick(subjects)} ${pick(verbs)} ${pick(judgements)} and ${pick(judgements)} ${pick(places)}.`
}
