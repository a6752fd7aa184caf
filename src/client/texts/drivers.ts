import type { ReportNoun } from '../../report/reportDocument.js'
import { b, i, pick, type TextPiece } from './pieces.js'

/** The section of drivers: the chart, its reading example and its table. */
export const drivers = {
  none: 'No concept goes with clearly higher or lower scores',
  onlyHigher: (n: number) => `${conceptsGo(n)} with clearly higher scores, none clearly with lower ones`,
  onlyLower: (n: number) => `${conceptsGo(n)} with clearly lower scores, none clearly with higher ones`,
  both: (higher: number, lower: number) =>
    `${conceptsGo(higher)} with clearly higher scores, ${lower} with clearly lower ones`,
  deck: (noun: ReportNoun, average: string, byRespondent: boolean) =>
    `Average score of the ${noun.many} that mention a concept, against the average of all ${byRespondent ? `${noun.many}, each with the score of its respondent ` : ''}(${average}). The report sees what goes together, not what causes what.`,
  impact: 'Difference',
  raw: 'As it is',
  adjusted: 'Other concepts held equal',
  keyClear: 'clear',
  keyUnclear: 'may be chance or other concepts',
  keySize: 'larger: more important',
  keyUse: 'point at one for its figures, click to see it everywhere',
  clearLabel: 'Clear differences',
  higher: 'Higher scores',
  lower: 'Lower scores',
  unclear: unclearDrivers,
  table: (n: string) => (n === '1' ? 'Table of the only concept' : `Table of all ${n} concepts`),
  tableLabel: 'All drivers, table',
  columns: {
    name: 'Concept',
    count: 'Documents',
    average: 'Average score',
    impact: 'Difference',
    adjusted: 'Adjusted',
    importance: 'Importance',
    range: 'Difference, 95% range',
    q: 'How clear',
  },
  chart: (n: number, clear: number, noun: ReportNoun) =>
    `${n} concepts by number of ${noun.many} and difference of their average score, ${clear} of them clear.`,
  point: (name: string, counted: string, difference: string, direction: string, certainty: string) =>
    `${name}: ${counted}, ${difference} points ${direction}, ${certainty}`,
  averageLine: (average: string) => `average of all, ${average}`,
  up: '▲ higher score, in points',
  down: '▼ lower score',
  across: (noun: ReportNoun, isNarrow: boolean) =>
    `${noun.many} that mention it${isNarrow ? '' : ', on a scale of ratios'} →`,
  unnamed: (names: string, more: number, n: number) =>
    `No room for the ${pick(n, 'name', 'names')} of ${names}${more === 0 ? '' : ` and ${more} more`}: the table below has ${pick(n, 'it', 'them')}.`,
  example: driverExample,
}

function conceptsGo(n: number): string {
  return pick(n, '1 concept goes', `${n} concepts go`)
}

/** Drivers that are not clear, those that are, and those of the former that differ only taken alone. */
interface UnclearCounts {
  readonly others: number
  readonly clear: number
  readonly alone: number
}

function unclearDrivers({ others, clear, alone }: UnclearCounts, noun: ReportNoun): string {
  const who =
    clear === 0 ? pick(others, 'The only one', `All ${others}`) : pick(others, 'The other one', `The other ${others}`)
  const differ = others === 1 ? 'It differs' : `${alone} of them ${pick(alone, 'differs', 'differ')}`
  return [
    `${who} ${pick(others, 'is', 'are')} not clear: too few ${noun.many}, too small a difference, or other concepts of the same ${noun.many} explain it.`,
    ...(alone === 0 ? [] : [`${differ} from the average only taken alone; the table has the ranges.`]),
    pick(others, 'It is hollow in the chart.', 'They are hollow in the chart.'),
  ].join(' ')
}

interface DriverExample {
  readonly name: string
  readonly count: number
  readonly counted: string
  readonly average: string
  readonly averageOfAll: string
  readonly difference: string
  readonly isLower: boolean
  readonly certainty: string
  readonly isVeryClear: boolean
}

function driverExample(example: DriverExample): TextPiece[] {
  const { name, count, counted, average, averageOfAll, difference, isLower, certainty, isVeryClear } = example
  return [
    b('Reading example.'),
    ` ${counted} ${pick(count, 'mentions', 'mention')} `,
    i(name),
    `. Their average score is ${average}, the average of all ${averageOfAll}: ${difference} points ${isLower ? 'lower' : 'higher'}. That is ${certainty}: of a hundred differences called so, at most about ${isVeryClear ? 'one is' : 'five are'} chance.`,
  ]
}
