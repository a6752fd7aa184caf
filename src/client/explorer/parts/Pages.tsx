import { count } from '../../figures.js'
import { address, setQuery } from '../state/address.js'
import { texts } from '../texts/texts.js'

export interface PagesProps {
  /** Documents on all pages, and on each. */
  readonly total: number
  readonly size: number
}

/** A number beyond any page. */
const TOO_MANY = 1e9

/** The page of the address, from 1. */
export const currentPage = (): number => {
  const page = Number(address.value.query.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 && page < TOO_MANY ? page : 1
}

/** Leads through a long list, page by page. */
export function Pages({ total, size }: PagesProps) {
  const page = currentPage()
  if (total <= size && page === 1) return null
  const go = (to: number): void => {
    setQuery({ page: to === 1 ? undefined : String(to) })
    scrollTo({ top: 0 })
  }
  const first = (page - 1) * size + 1
  return (
    <nav class="pages" aria-label={texts.search.pages}>
      <button
        type="button"
        class="btn"
        disabled={page === 1}
        onClick={() => go(Math.max(1, Math.min(page - 1, Math.ceil(total / size))))}
      >
        {texts.search.previous}
      </button>
      <span aria-live="polite">
        {texts.search.range(count(Math.min(first, total)), count(Math.min(total, page * size)), count(total))}
      </span>
      <button type="button" class="btn" disabled={page * size >= total} onClick={() => go(page + 1)}>
        {texts.search.next}
      </button>
    </nav>
  )
}
