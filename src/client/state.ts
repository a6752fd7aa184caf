import { effect, type Signal, signal } from '@preact/signals'
import { CLEAR_Q } from './figures.js'
import type { Model } from './model.js'

/** What a reader can choose. Each stands in the address, so that a link shows the same. */
export interface ReportState {
  /** Place of the chosen concept. */
  readonly concept: Signal<number | null>
  readonly impact: Signal<'raw' | 'adjusted'>
  readonly colour: Signal<'sentiment' | 'score'>
  /** The field whose differences are shown. */
  readonly field: Signal<string>
  readonly sort: Signal<SentimentSort>
  readonly order: Signal<DocumentOrder>
  /** Chosen value by field. */
  readonly filters: Signal<Readonly<Record<string, string>>>
  readonly theme: Signal<'auto' | 'light' | 'dark'>
}

export type SentimentSort = 'count' | 'negative' | 'positive'
export type DocumentOrder = 'best' | 'newest' | 'lowest' | 'highest'

/** Prefix of parameters that filter by a field. */
const FIELD = 'field.'

export function createState({ report }: Model): ReportState {
  return {
    concept: signal(null),
    impact: signal('raw'),
    colour: signal(report.concepts.some(({ sentiment }) => sentiment !== null) ? 'sentiment' : 'score'),
    field: signal(fieldOfMostDifferences(report)),
    sort: signal('count'),
    order: signal('best'),
    filters: signal({}),
    theme: signal('auto'),
  }
}

/** The field whose values are told apart by most clear differences. */
function fieldOfMostDifferences({ differences }: Model['report']): string {
  const clear = ({ values }: (typeof differences)[number]): number =>
    values.reduce((sum, { more }) => sum + more.filter(({ q }) => q < CLEAR_Q).length, 0)
  return differences.toSorted((a, b) => clear(b) - clear(a))[0]?.field ?? ''
}

/** Chooses a concept, or clears the choice if it was chosen. */
export function choose({ concept }: ReportState, place: number): void {
  concept.value = concept.value === place ? null : place
}

/** Chooses a value of a field, or clears it if it was chosen. */
export function toggleFilter({ filters }: ReportState, field: string, value: string): void {
  const { [field]: before, ...rest } = filters.value
  filters.value = before === value ? rest : { ...rest, [field]: value }
}

/** Reads the state of the address; unknown values are dropped. */
function readAddress(state: ReportState, model: Model, hash: string): void {
  const initial = createState(model)
  const sent = new URLSearchParams(hash.replace(/^#/, ''))
  const place = model.report.concepts.findIndex(({ name }) => name === sent.get('concept'))
  state.concept.value = place < 0 ? null : place
  const read = <Value extends string>(name: string, target: Signal<Value>, first: Value, values: readonly Value[]) => {
    target.value = values.find((value) => value === sent.get(name)) ?? first
  }
  read('impact', state.impact, initial.impact.value, ['raw', 'adjusted'])
  read('colour', state.colour, initial.colour.value, ['sentiment', 'score'])
  const fields = model.report.differences.map(({ field }) => field)
  read('differences', state.field, initial.field.value, fields)
  read('sort', state.sort, 'count', ['count', 'negative', 'positive'])
  read('order', state.order, 'best', ['best', 'newest', 'lowest', 'highest'])
  read('theme', state.theme, 'auto', ['auto', 'light', 'dark'])
  state.filters.value = Object.fromEntries(
    [...sent]
      .filter(([name]) => name.startsWith(FIELD))
      .map(([name, value]) => [name.slice(FIELD.length), value] as const)
      .filter(([field, value]) => hasValue(model, field, value)),
  )
}

const hasValue = ({ report }: Model, field: string, value: string): boolean =>
  report.fields.some(({ name, values = [] }) => name === field && values.some((one) => one.value === value))

/** The state as an address; defaults are left out. */
function writeAddress(state: ReportState, model: Model): string {
  const initial = createState(model)
  const sent = new URLSearchParams()
  const write = (name: string, value: string, first: string): void => {
    if (value !== first) sent.set(name, value)
  }
  write('concept', model.report.concepts[state.concept.value ?? -1]?.name ?? '', '')
  write('impact', state.impact.value, initial.impact.value)
  write('colour', state.colour.value, initial.colour.value)
  write('differences', state.field.value, initial.field.value)
  write('sort', state.sort.value, 'count')
  write('order', state.order.value, 'best')
  write('theme', state.theme.value, 'auto')
  for (const [field, value] of Object.entries(state.filters.value)) sent.set(FIELD + field, value)
  return sent.toString()
}

/** Keeps state and address the same in both directions. Replaces the address, so that Back leaves the page. */
export function followAddress(state: ReportState, model: Model): void {
  readAddress(state, model, location.hash)
  addEventListener('hashchange', () => readAddress(state, model, location.hash))
  effect(() => {
    const address = writeAddress(state, model)
    if (location.hash.slice(1) === address) return
    if (address === '' && !location.hash.includes('=')) return
    history.replaceState(null, '', address === '' ? location.pathname + location.search : `#${address}`)
  })
}
