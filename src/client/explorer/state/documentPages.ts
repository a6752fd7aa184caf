import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { ApiError } from '../api/apiError.js'
import { call } from '../api/call.js'
import { type DocumentQuestion, type FoundDocuments, findDocuments, type ListedDocument } from '../api/documents.js'

/** Number of documents that one question asks for. */
const PAGE_SIZE = 50
/** Maximum number of pages in memory. */
const MOST_PAGES = 40

/** Documents of a long list, asked page by page as they are seen. */
export interface DocumentPages {
  /** Documents of the list; undefined before the first answer. */
  readonly total: number | undefined
  readonly error: ApiError | undefined
  readonly isAsking: boolean
  /** The document at a place; undefined until it is there. */
  readonly at: (place: number) => ListedDocument | undefined
  /** Asks for the documents from `first` to before `end`, and cancels questions for other documents. */
  readonly show: (first: number, end: number) => void
  /** Changes documents that are there, after the engine was told. */
  readonly change: (docIds: ReadonlySet<string>, marks: Partial<ListedDocument['marks']>) => void
  readonly askAgain: () => void
}

interface Loaded {
  readonly total: number | undefined
  readonly error: ApiError | undefined
  readonly pages: ReadonlyMap<number, readonly ListedDocument[]>
}

const NOTHING: Loaded = { total: undefined, error: undefined, pages: new Map() }

/** The list of a question. Another question forgets the pages of the earlier one, so that none of them stands under a new head. */
export function useDocumentPages(question: DocumentQuestion): DocumentPages {
  const key = JSON.stringify(question)
  const loaded = useSignal<Loaded & { readonly key: string }>({ ...NOTHING, key })
  const questions = usePageQuestions()
  const shown = useRef({ first: 0, end: 1 })
  const state = loaded.value.key === key ? loaded.value : { ...NOTHING, key }
  const latest = useRef(state)
  latest.current = state
  const store = (changes: Partial<Loaded>): void => {
    latest.current = { ...latest.current, ...changes }
    loaded.value = latest.current
  }
  const ask = async (page: number, signal: AbortSignal): Promise<void> => {
    const params = { ...question, limit: PAGE_SIZE, offset: page * PAGE_SIZE }
    try {
      const answer = (await call(findDocuments, params, { signal })) as unknown as FoundDocuments<ListedDocument>
      if (signal.aborted) return
      store({
        total: answer.result_count,
        error: undefined,
        pages: withPage(latest.current.pages, page, answer.result),
      })
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      store({ error })
    }
  }
  const show = (first: number, end: number): void => {
    shown.current = { first, end }
    const pages = pagesOf(first, end)
    questions.cancel((page) => pages.includes(page))
    if (latest.current.error !== undefined) return
    for (const page of pages) if (!latest.current.pages.has(page)) void questions.ask(page, ask)
  }
  useEffect(() => {
    questions.cancel()
    loaded.value = { ...NOTHING, key }
    latest.current = loaded.value
    show(0, 1)
    return () => questions.cancel()
  }, [key])
  const askAgain = (): void => {
    store({ error: undefined })
    show(shown.current.first, shown.current.end)
  }
  useEffect(() => {
    const seconds = state.error?.retryAfter
    if (seconds === undefined) return
    const timer = setTimeout(askAgain, 1_000 * seconds)
    return () => clearTimeout(timer)
  }, [state.error])
  return {
    ...state,
    isAsking: questions.isAsking,
    at: (place) => state.pages.get(Math.floor(place / PAGE_SIZE))?.[place % PAGE_SIZE],
    show,
    change: (docIds, marks) => store({ pages: changed(latest.current.pages, docIds, marks) }),
    askAgain,
  }
}

/** The questions for pages that are under way. */
function usePageQuestions() {
  const running = useRef(new Map<number, AbortController>()).current
  const isAsking = useSignal(false)
  const update = (): void => {
    isAsking.value = running.size > 0
  }
  return {
    isAsking: isAsking.value,
    /** Asks for a page, unless that is under way. */
    async ask(page: number, question: (page: number, signal: AbortSignal) => Promise<void>): Promise<void> {
      if (running.has(page)) return
      const control = new AbortController()
      running.set(page, control)
      update()
      await question(page, control.signal)
      if (control.signal.aborted) return
      running.delete(page)
      update()
    },
    cancel(kept: (page: number) => boolean = () => false): void {
      for (const [page, control] of running) {
        if (kept(page)) continue
        control.abort()
        running.delete(page)
      }
      update()
    },
  }
}

const pagesOf = (first: number, end: number): number[] => {
  const from = Math.floor(first / PAGE_SIZE)
  return Array.from({ length: Math.floor(Math.max(first, end - 1) / PAGE_SIZE) - from + 1 }, (_, i) => from + i)
}

/** The pages with one more. Where they are too many, the first that was stored is removed. */
function withPage(
  pages: ReadonlyMap<number, readonly ListedDocument[]>,
  page: number,
  documents: readonly ListedDocument[],
): ReadonlyMap<number, readonly ListedDocument[]> {
  const more = new Map(pages).set(page, documents)
  for (const oldest of more.keys()) {
    if (more.size <= MOST_PAGES) break
    more.delete(oldest)
  }
  return more
}

const changed = (
  pages: ReadonlyMap<number, readonly ListedDocument[]>,
  docIds: ReadonlySet<string>,
  marks: Partial<ListedDocument['marks']>,
): ReadonlyMap<number, readonly ListedDocument[]> =>
  new Map(
    [...pages].map(([page, documents]) => [
      page,
      documents.map((one) => (docIds.has(one.doc_id) ? { ...one, marks: { ...one.marks, ...marks } } : one)),
    ]),
  )
