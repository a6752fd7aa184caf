/** A rectangle by its upper left corner. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Circle {
  readonly x: number
  readonly y: number
  readonly r: number
}

export interface Segment {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

/** Whether two boxes are nearer than `air` to each other. */
export const boxesTouch = (a: Box, b: Box, air = 0): boolean =>
  a.x < b.x + b.width + air && b.x < a.x + a.width + air && a.y < b.y + b.height + air && b.y < a.y + a.height + air

/** A box that is wider by `air` on each side. */
export const withAir = ({ x, y, width, height }: Box, air: number): Box => ({
  x: x - air,
  y: y - air,
  width: width + 2 * air,
  height: height + 2 * air,
})

export const boxInside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value))

/** Distance of a point to the nearest place of a box; 0 inside. */
export const distanceToBox = (x: number, y: number, box: Box): number =>
  Math.hypot(x - clamp(x, box.x, box.x + box.width), y - clamp(y, box.y, box.y + box.height))

/** Whether a box comes nearer to a circle than `air`. */
export const boxTouchesCircle = (box: Box, circle: Circle, air = 0): boolean =>
  distanceToBox(circle.x, circle.y, box) < circle.r + air

/** Whether a segment comes nearer to a circle than `air`. */
export function segmentTouchesCircle(segment: Segment, circle: Circle, air: number): boolean {
  const dx = segment.x2 - segment.x1
  const dy = segment.y2 - segment.y1
  const along = ((circle.x - segment.x1) * dx + (circle.y - segment.y1) * dy) / (dx * dx + dy * dy || 1)
  const t = clamp(along, 0, 1)
  return Math.hypot(segment.x1 + t * dx - circle.x, segment.y1 + t * dy - circle.y) < circle.r + air
}

const isLeftTurn = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number): boolean =>
  (cy - ay) * (bx - ax) > (by - ay) * (cx - ax)

export const segmentsCross = (a: Segment, b: Segment): boolean =>
  isLeftTurn(a.x1, a.y1, b.x1, b.y1, b.x2, b.y2) !== isLeftTurn(a.x2, a.y2, b.x1, b.y1, b.x2, b.y2) &&
  isLeftTurn(a.x1, a.y1, a.x2, a.y2, b.x1, b.y1) !== isLeftTurn(a.x1, a.y1, a.x2, a.y2, b.x2, b.y2)

/** Whether any part of a segment lies in a box: an end in it, or a side crossed. */
export function segmentTouchesBox(segment: Segment, { x, y, width, height }: Box): boolean {
  const holds = (px: number, py: number): boolean => px > x && px < x + width && py > y && py < y + height
  if (holds(segment.x1, segment.y1) || holds(segment.x2, segment.y2)) return true
  const [right, bottom] = [x + width, y + height]
  return (
    segmentsCross(segment, { x1: x, y1: y, x2: right, y2: bottom }) ||
    segmentsCross(segment, { x1: right, y1: y, x2: x, y2: bottom })
  )
}

export type Point = readonly [x: number, y: number]

/** The convex hull of points as the path of a closed shape. */
export function hullPath(points: readonly Point[]): string {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const corners = [...halfHull(sorted), ...halfHull(sorted.toReversed())]
  return `M${corners.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z`
}

function halfHull(points: readonly Point[]): Point[] {
  const half: Point[] = []
  for (const point of points) {
    while (half.length > 1 && !isLeftTurn(...half.at(-2)!, ...half.at(-1)!, ...point)) half.pop()
    half.push(point)
  }
  return half.slice(0, -1)
}
