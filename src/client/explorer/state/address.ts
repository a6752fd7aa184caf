import { computed, signal } from '@preact/signals'
import { beginSession } from './session.js'

/** What is shown: a path and its parameters, both in the hash of the address, so that every state can be sent. */
export interface Address {
  /** Segments of the path, decoded: `['projects', 'abc', 'search']`. */
  readonly path: readonly string[]
  readonly query: URLSearchParams
}

export const address = signal<Address>(readAddress(location.hash))

/** The path without its parameters, to compare with. */
export const currentPath = computed(() => address.value.path.join('/'))

function readAddress(hash: string): Address {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split(/\?(.*)/s)
  return { path: path.split('/').filter(Boolean).map(decoded), query: new URLSearchParams(query) }
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Parameters as they are given to `href`; those without a value are left out, a list gives one for each value. */
export type QueryValues = Readonly<Record<string, string | readonly string[] | undefined>>

/** The address of a screen, for links. */
export function href(path: readonly string[], query: URLSearchParams | QueryValues = {}): string {
  const sent = query instanceof URLSearchParams ? query : toQuery(query)
  return `#/${path.map(encodeURIComponent).join('/')}${sent.size === 0 ? '' : `?${sent}`}`
}

function toQuery(values: QueryValues): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    for (const one of typeof value === 'string' ? [value] : (value ?? [])) query.append(name, one)
  }
  return query
}

/** Goes to another screen; Back returns from there. */
export function go(path: readonly string[]): void {
  location.hash = href(path)
}

/** Changes parameters of the current screen. Replaces the address, so that Back leaves the screen. */
export function setQuery(changes: QueryValues): void {
  const query = new URLSearchParams(address.value.query)
  for (const name of Object.keys(changes)) query.delete(name)
  for (const [name, value] of toQuery(changes)) query.append(name, value)
  history.replaceState(null, '', href(address.value.path, query))
  address.value = { ...address.value, query }
}

/** The value of a parameter if it is one of `values`, otherwise the first of them. */
export function queryChoice<Value extends string>(name: string, values: readonly [Value, ...Value[]]): Value {
  const sent = address.value.query.get(name)
  return values.find((value) => value === sent) ?? values[0]
}

/** The element that the link to skip the navigation leads to; it is no address of a screen. */
export const MAIN = 'main'

function skipToMain(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest(`a[href="#${MAIN}"]`) : null
  if (link === null) return
  event.preventDefault()
  document.getElementById(MAIN)?.focus()
}

/** Follows the address. A token in it begins a session, and is taken out at once, so that nobody sends it by accident. */
export function followAddress(): void {
  const follow = (): void => {
    const { path, query } = readAddress(location.hash)
    const sent = query.get('token')
    if (sent !== null) {
      query.delete('token')
      history.replaceState(null, '', href(path, query))
      beginSession(sent)
    }
    address.value = { path, query }
  }
  follow()
  addEventListener('hashchange', follow)
  document.addEventListener('click', skipToMain)
}
