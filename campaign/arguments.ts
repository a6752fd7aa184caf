import { parseArgs } from 'node:util'
import type { Plant } from './attack.js'

export interface CampaignArguments {
  readonly minutes: number
  readonly seed: string
  /** Names of attacks; undefined: all. */
  readonly only: readonly string[] | undefined
  readonly round: number | undefined
  readonly json: string | undefined
  readonly plant: Plant | undefined
}

const plants = ['lost', 'pause', 'leak'] as const

/** Options of a campaign, with a seed from the clock unless one is given. Throws a sentence for the user. */
export function readArguments(args: readonly string[], attackNames: readonly string[]): CampaignArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '10' },
      seed: { type: 'string' },
      only: { type: 'string', multiple: true },
      round: { type: 'string' },
      json: { type: 'string' },
      plant: { type: 'string' },
    },
  })
  const minutes = Number(values.minutes)
  if (!(minutes > 0)) throw new Error(`--minutes is a number above zero, not "${values.minutes}".`)
  const round = values.round === undefined ? undefined : Number(values.round)
  if (round !== undefined && !(Number.isInteger(round) && round > 0)) {
    throw new Error('--round is a whole number from 1.')
  }
  const unknown = values.only?.find((name) => !attackNames.includes(name))
  if (unknown !== undefined) throw new Error(`There is no attack "${unknown}". There are ${attackNames.join(', ')}.`)
  const plant = plants.find((name) => name === values.plant)
  if (values.plant !== undefined && plant === undefined) throw new Error(`--plant is one of ${plants.join(', ')}.`)
  return { minutes, seed: values.seed ?? String(Date.now()), only: values.only, round, json: values.json, plant }
}
