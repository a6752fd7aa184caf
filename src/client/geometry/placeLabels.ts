import {
  type Box,
  boxesTouch,
  boxInside,
  boxTouchesCircle,
  type Circle,
  distanceToBox,
  type Segment,
  segmentsCross,
  segmentTouchesBox,
  segmentTouchesCircle,
  withAir,
} from './shapes.js'

/** A point that wants a label. */
export interface LabelPoint extends Circle {
  /** Size of the label. */
  readonly width: number
  readonly height: number
  /** Points of a higher rank choose first. */
  readonly rank: number
  /** Its label may stand further away. */
  readonly isImportant: boolean
}

export interface Label extends Box {
  /** The line from the rim of the point, where the label does not stand right beside it. */
  readonly leader: Segment | undefined
}

/** What labels keep clear of beside points and each other. */
export interface Obstacles {
  readonly blocks?: readonly Box[]
  readonly lines?: readonly Segment[]
}

interface Candidate extends Label {
  readonly cost: number
}

const GAPS = [3, 6, 13, 20, 29, 40, 54]
const FAR_GAPS = [72, 92]
/** From this gap on a line leads to the label. */
const LEADER_GAP = 13
const DIRECTIONS = 16
/** Air between labels, and between a label and a point. */
const LABEL_AIR = 3
const POINT_AIR = 2
/** Each label is taken out and placed again this often, while the others stay. */
const SWEEPS = 4
/** Extra cost of a label that lies nearer to another point than to its own. */
const AMBIGUOUS = 9
/** Air between a label and a line; the frame of a chosen label takes it. */
const LINE_AIR = 2
/** How much nearer to its own point a label must lie. */
const NEARER = 4

/**
 * Places labels beside points so that no label touches a point, another label, a block, a line or the edge, and no leader
 * crosses another, a label or a block. A point that finds no room has undefined. The same points give the same labels. See
 * docs/report.md.
 */
export function placeLabels(
  points: readonly LabelPoint[],
  area: Box,
  { blocks = [], lines = [] }: Obstacles = {},
): (Label | undefined)[] {
  const order = points.map((_, i) => i).sort((a, b) => points[b]!.rank - points[a]!.rank || a - b)
  const isFree = (one: Candidate): boolean =>
    boxInside(one, area) &&
    !blocks.some((block) => boxesTouch(one, block, 1) || crossesBox(one, block)) &&
    !lines.some((line) => segmentTouchesBox(line, withAir(one, LINE_AIR)))
  const candidates = points.map((point) => candidatesOf(point).filter(isFree))
  const free = candidates.map((list, i) => list.flatMap((one) => awayFromPoints(one, i, points)))
  const placed: (Candidate | undefined)[] = points.map(() => undefined)
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const i of order) placed[i] = cheapest(free[i]!, i, placed)
  }
  return placed.map(
    (label) => label && { x: label.x, y: label.y, width: label.width, height: label.height, leader: label.leader },
  )
}

const crossesBox = ({ leader }: Candidate, box: Box): boolean => leader !== undefined && segmentTouchesBox(leader, box)

/** All places of a label around its point: directions by distances. */
function candidatesOf(point: LabelPoint): Candidate[] {
  const gaps = point.isImportant ? [...GAPS, ...FAR_GAPS] : GAPS
  return gaps.flatMap((gap) => Array.from({ length: DIRECTIONS }, (_, k) => candidateAt(point, gap, k)))
}

/** Extra costs by direction: right before left before above and below before the rest. */
const DIRECTION_COSTS: Readonly<Record<number, number>> = { 0: 0, 8: 2, 4: 3, 12: 3 }
const OTHER_DIRECTION = 4
const COST_OF_GAP = 1.4

function candidateAt(point: LabelPoint, gap: number, direction: number): Candidate {
  const { width, height } = point
  const angle = (direction * 2 * Math.PI) / DIRECTIONS
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [x0, y0] = [point.x + cos * (point.r + gap), point.y + sin * (point.r + gap)]
  const x = cos > 0.3 ? x0 : cos < -0.3 ? x0 - width : x0 - width / 2
  const y = sin > 0.8 ? y0 : sin < -0.8 ? y0 - height : y0 - height / 2
  const cost = gap * COST_OF_GAP + (DIRECTION_COSTS[direction] ?? OTHER_DIRECTION)
  const box = { x, y, width, height }
  return { ...box, cost, leader: gap < LEADER_GAP ? undefined : leaderTo(box, point) }
}

/** The line from the rim of a point to the nearest place of its label. */
function leaderTo({ x, y, width, height }: Box, point: Circle): Segment {
  const x2 = Math.max(x, Math.min(point.x, x + width))
  const y2 = Math.max(y + 2, Math.min(point.y, y + height - 2))
  const length = Math.hypot(x2 - point.x, y2 - point.y) || 1
  const rim = point.r + 1
  return { x1: point.x + ((x2 - point.x) / length) * rim, y1: point.y + ((y2 - point.y) / length) * rim, x2, y2 }
}

/** The candidate with its cost among the points; none where it touches one or seems to belong to another. */
function awayFromPoints(candidate: Candidate, own: number, points: readonly LabelPoint[]): Candidate[] {
  const distance = (point: LabelPoint): number => distanceToBox(point.x, point.y, candidate) - point.r
  const limit = distance(points[own]!) + NEARER
  let { cost } = candidate
  for (const [i, point] of points.entries()) {
    if (i === own) continue
    if (boxTouchesCircle(candidate, point, POINT_AIR)) return []
    if (candidate.leader !== undefined && segmentTouchesCircle(candidate.leader, point, 1)) return []
    if (distance(point) >= limit) continue
    if (candidate.leader === undefined) return []
    cost += AMBIGUOUS
  }
  return [{ ...candidate, cost }]
}

function cheapest(
  candidates: readonly Candidate[],
  own: number,
  placed: readonly (Candidate | undefined)[],
): Candidate | undefined {
  let best: Candidate | undefined
  for (const candidate of candidates) {
    if (best !== undefined && candidate.cost >= best.cost) continue
    if (!placed.some((other, i) => other !== undefined && i !== own && collide(candidate, other))) best = candidate
  }
  return best
}

const collide = (a: Candidate, b: Candidate): boolean =>
  boxesTouch(a, b, LABEL_AIR) ||
  crossesBox(a, b) ||
  crossesBox(b, a) ||
  (a.leader !== undefined && b.leader !== undefined && segmentsCross(a.leader, b.leader))
