/**
 * Places of a list that is longer than a page may be high: browsers stop at some ten million pixels. The bar of such a
 * list stands for all rows, while wheel, keys and dragging by touch move by the pixels that they say.
 */
export interface VirtualScroll {
  /** Height in pixels of what is scrolled. */
  readonly height: number
  /** Where the list has been scrolled to, in pixels of all its rows. */
  readonly top: number
  /** Where the bar stands, in pixels of `height`. */
  readonly barTop: number
}

export interface ListSize {
  readonly rows: number
  readonly rowHeight: number
  /** Height in pixels of what is seen. */
  readonly viewHeight: number
}

/** Firefox draws nothing below 17.9 million pixels. */
const MOST_PIXELS = 12_000_000
/** From how many heights of the view on a movement is one of the bar. */
const JUMP = 3

const fullHeight = ({ rows, rowHeight }: ListSize): number => rows * rowHeight

/** Height of what is scrolled for a list. */
export const scrolledHeight = (size: ListSize): number => Math.min(fullHeight(size), MOST_PIXELS)

const farthest = (height: number, { viewHeight }: ListSize): number => Math.max(0, height - viewHeight)

/** Where the list is after the bar has moved to `barTop`. */
export function scrolled(before: VirtualScroll, barTop: number, size: ListSize): VirtualScroll {
  const height = scrolledHeight(size)
  const end = farthest(fullHeight(size), size)
  const barEnd = farthest(height, size)
  const moved = barTop - before.barTop
  const isJump = Math.abs(moved) > JUMP * size.viewHeight
  const top = isJump && barEnd > 0 ? (barTop / barEnd) * end : before.top + moved
  return { height, barTop, top: barTop <= 0 ? 0 : barTop >= barEnd ? end : Math.min(Math.max(0, top), end) }
}

/** Where the bar belongs for the place of the list, once nobody moves it. */
export function settledBar({ top, height }: VirtualScroll, size: ListSize): number {
  const end = farthest(fullHeight(size), size)
  return end === 0 ? 0 : (top / end) * farthest(height, size)
}

/** The rows that are seen: from `first` up to and without `end`, with some more on both sides. */
export function rowsInView(
  { top }: Pick<VirtualScroll, 'top'>,
  { rows, rowHeight, viewHeight }: ListSize,
  more = 5,
): { readonly first: number; readonly end: number } {
  const first = Math.max(0, Math.floor(top / rowHeight) - more)
  return { first, end: Math.min(rows, Math.ceil((top + viewHeight) / rowHeight) + more) }
}
