import { groupConcepts } from './groupConcepts.js'
import { hullPath, type Point } from './shapes.js'

/** A concept on the map. */
export interface MapConcept {
  readonly count: number
  /** Width of its name as drawn. */
  readonly nameWidth: number
}

export interface MapRequest {
  readonly concepts: readonly MapConcept[]
  readonly associations: readonly (readonly number[])[]
  readonly width: number
  /** The name of a group with its width; an empty name draws none. */
  readonly titleOf: (group: readonly number[]) => { readonly title: string; readonly width: number }
}

export interface MapNode {
  readonly x: number
  readonly y: number
  readonly r: number
  /** Half of the width of bubble and name. */
  readonly halfWidth: number
}

export interface MapGroup {
  readonly members: readonly number[]
  readonly title: string
  readonly x: number
  readonly y: number
  /** Path of the shape behind it. */
  readonly hull: string
}

export interface MapLayout {
  /** In the order of the concepts. */
  readonly nodes: readonly MapNode[]
  readonly groups: readonly MapGroup[]
  readonly height: number
}

/** What is pushed about: a box around `x`, `y` with its extents. */
interface Body {
  x: number
  y: number
  readonly halfWidth: number
  readonly up: number
  readonly down: number
}

interface NodeBody extends Body {
  readonly index: number
  readonly r: number
}

interface GroupBody extends Body {
  readonly members: readonly NodeBody[]
  readonly title: string
}

/** Below this width bubbles are smaller and groups stand one above the other. */
export const NARROW_MAP = 620

/** Height of a name below its bubble, and of the title above a group. */
const NAME_HEIGHT = 20
const TITLE_ROOM = 26
const LEAST_RADIUS = 10
/** Pixels between the concepts of a group and its edge. */
const GROUP_EDGE = 12

/** Pixels that the longest name or title may have. */
export const nameRoom = (width: number): number => width - 2 * GROUP_EDGE - 10

/**
 * Places groups of associated concepts so that neither bubbles nor names touch. First each group by itself, then the
 * groups as boxes. Nothing is random: the same concepts give the same map. See docs/report.md.
 */
export function placeMap(request: MapRequest): MapLayout {
  const { concepts, associations, width, titleOf } = request
  if (concepts.length === 0) return { nodes: [], groups: [], height: 0 }
  const narrow = width < NARROW_MAP
  const counts = concepts.map(({ count }) => count)
  const most = Math.max(1, ...counts)
  const bodies = concepts.map(({ count, nameWidth }, index): NodeBody => {
    const r = Math.max(LEAST_RADIUS, Math.sqrt(count / most) * (narrow ? 32 : 50))
    return { index, r, x: 0, y: 0, halfWidth: Math.max(r, nameWidth / 2) + 5, up: r + 3, down: r + NAME_HEIGHT }
  })
  const groups = groupConcepts(counts, associations).map((group) => {
    const members = group.toSorted((a, b) => counts[b]! - counts[a]! || a - b).map((i) => bodies[i]!)
    gather(members, { associations, width: width - 2 * GROUP_EDGE, narrow })
    return boxOf(members, titleOf(members.map(({ index }) => index)))
  })
  pack(groups, { associations, width, narrow })
  return finish(bodies, groups, width)
}

/** Turns by which the spiral of a group's concepts proceeds. */
const SPIRAL = 2.4

/**
 * Places the concepts of a group around its most frequent one: pulled together, associated ones more, and pushed apart. The group
 * grows down where it has no room beside.
 */
function gather(members: readonly NodeBody[], { associations, width, narrow }: PackRequest): void {
  for (const [i, node] of members.entries()) {
    node.x = Math.cos(i * SPIRAL) * 34 * Math.sqrt(i)
    node.y = Math.sin(i * SPIRAL) * 26 * Math.sqrt(i)
  }
  for (let step = 0; step < 300; step++) {
    const pull = step < 220 ? 0.03 : 0
    for (const node of members) {
      node.x -= node.x * pull * (narrow ? 1.2 : 0.8)
      node.y -= node.y * pull * 1.3
    }
    if (step < 200) attract(members, associations)
    separate(members, { gap: 1, strength: 0.5, width })
    keepWithin(members, width)
  }
  settle(members, 1, width)
}

function attract(members: readonly NodeBody[], associations: MapRequest['associations']): void {
  for (const a of members) {
    for (const b of members) {
      if (a === b) continue
      const force = associations[a.index]![b.index]! * 0.01
      a.x += (b.x - a.x) * force
      a.y += (b.y - a.y) * force
    }
  }
}

/** A group as a box around its own middle. */
function boxOf(members: readonly NodeBody[], { title, width }: { title: string; width: number }): GroupBody {
  const left = Math.min(...members.map(({ x, halfWidth }) => x - halfWidth))
  const right = Math.max(...members.map(({ x, halfWidth }) => x + halfWidth))
  const top = Math.min(...members.map(({ y, up }) => y - up))
  const bottom = Math.max(...members.map(({ y, down }) => y + down))
  for (const node of members) {
    node.x -= (left + right) / 2
    node.y -= (top + bottom) / 2
  }
  return {
    members,
    title,
    x: 0,
    y: 0,
    halfWidth: Math.max(right - left, title === '' ? 0 : width) / 2 + GROUP_EDGE,
    up: (bottom - top) / 2 + (title === '' ? 10 : TITLE_ROOM),
    down: (bottom - top) / 2 + 12,
  }
}

interface PackRequest {
  readonly associations: MapRequest['associations']
  readonly width: number
  readonly narrow: boolean
}

/** Places groups: on a ring in the order of association, then drawn together and pushed apart. */
function pack(groups: readonly GroupBody[], { associations, width, narrow }: PackRequest): void {
  const ring = ringOf(groups, associations)
  for (const [i, group] of ring.entries()) {
    const angle = (i / ring.length) * 2 * Math.PI + Math.PI
    group.x = Math.cos(angle) * width * 0.3
    group.y = Math.sin(angle) * (narrow ? 420 : 170)
  }
  const gap = narrow ? 8 : 14
  for (let step = 0; step < 500; step++) {
    const pull = step < 400 ? 0.012 : 0
    for (const group of groups) {
      group.x -= group.x * pull * (narrow ? 1 : 0.35)
      group.y -= group.y * pull * (narrow ? 0.9 : 1.6)
    }
    separate(groups, { gap, strength: 0.5, width })
    keepWithin(groups, width)
  }
  settle(groups, gap, width)
}

/** Each group beside the one that it is most associated with, of those left. */
function ringOf(groups: readonly GroupBody[], associations: MapRequest['associations']): GroupBody[] {
  const tie = (a: GroupBody, b: GroupBody): number => {
    const sum = a.members.reduce(
      (outer, one) => outer + b.members.reduce((inner, other) => inner + associations[one.index]![other.index]!, 0),
      0,
    )
    return sum / (a.members.length * b.members.length)
  }
  const left = [...groups]
  const ring = left.splice(0, 1)
  while (left.length > 0) {
    const last = ring.at(-1)!
    const next = left.reduce((best, group) => (tie(last, group) > tie(last, best) ? group : best))
    ring.push(...left.splice(left.indexOf(next), 1))
  }
  return ring
}

function keepWithin(bodies: readonly Body[], width: number): void {
  for (const body of bodies) {
    const room = Math.max(0, width / 2 - body.halfWidth)
    body.x = Math.max(-room, Math.min(room, body.x))
  }
}

interface Separation {
  readonly gap: number
  readonly strength: number
  /** Two bodies that do not fit beside each other within it are pushed up and down only. */
  readonly width?: number
}

/** Pushes overlapping bodies apart, in the direction of the smaller overlap. True if any overlapped. */
function separate(bodies: readonly Body[], { gap, strength, width = Number.POSITIVE_INFINITY }: Separation): boolean {
  let overlapped = false
  for (let i = 0; i < bodies.length; i++) {
    for (let j = i + 1; j < bodies.length; j++) {
      const [a, b] = [bodies[i]!, bodies[j]!]
      const [aMiddle, bMiddle] = [a.y + (a.down - a.up) / 2, b.y + (b.down - b.up) / 2]
      const overX = a.halfWidth + b.halfWidth + gap - Math.abs(a.x - b.x)
      const overY = (a.up + a.down + b.up + b.down) / 2 + gap - Math.abs(aMiddle - bMiddle)
      if (overX <= 0 || overY <= 0) continue
      overlapped = true
      if (overX < overY && 2 * (a.halfWidth + b.halfWidth) + gap <= width) {
        const push = ((a.x < b.x ? -1 : 1) * overX * strength) / 2
        a.x += push
        b.x -= push
      } else {
        const push = ((aMiddle < bMiddle ? -1 : 1) * overY * strength) / 2
        a.y += push
        b.y -= push
      }
    }
  }
  return overlapped
}

/** Steps after which bodies that still overlap are moved below each other. */
const MOST_STEPS = 400

/** Pushes apart until nothing overlaps; what does not come apart is moved down. */
function settle(bodies: readonly Body[], gap: number, width?: number): void {
  for (let step = 0; step < MOST_STEPS; step++) {
    const overlapped = separate(bodies, { gap, strength: 0.7, ...(width !== undefined && { width }) })
    if (width !== undefined) keepWithin(bodies, width)
    if (!overlapped) return
  }
  moveDown(bodies)
}

/** Goes through bodies from the top and moves each below those that it overlaps. */
function moveDown(bodies: readonly Body[]): void {
  const placed: Body[] = []
  for (const body of bodies.toSorted((a, b) => a.y - a.up - (b.y - b.up))) {
    for (let other = overlapping(body, placed); other !== undefined; other = overlapping(body, placed)) {
      body.y = other.y + other.down + body.up + 1
    }
    placed.push(body)
  }
}

const overlapping = (body: Body, placed: readonly Body[]): Body | undefined =>
  placed.find(
    (other) =>
      Math.abs(body.x - other.x) < body.halfWidth + other.halfWidth &&
      body.y - body.up < other.y + other.down &&
      other.y - other.up < body.y + body.down,
  )

/** Moves everything to where it is drawn, from the upper left corner. */
function finish(bodies: readonly NodeBody[], groups: readonly GroupBody[], width: number): MapLayout {
  const top = Math.min(...groups.map(({ y, up }) => y - up))
  const bottom = Math.max(...groups.map(({ y, down }) => y + down))
  const left = Math.min(...groups.map(({ x, halfWidth }) => x - halfWidth))
  const right = Math.max(...groups.map(({ x, halfWidth }) => x + halfWidth))
  const [dx, dy] = [width / 2 - (left + right) / 2, 14 - top]
  const drawn = groups.map((group): MapGroup => {
    for (const node of group.members) {
      node.x += group.x + dx
      node.y += group.y + dy
    }
    return {
      members: group.members.map(({ index }) => index),
      title: group.title,
      x: group.x + dx,
      y: group.y + dy - group.up + 8,
      hull: hullPath(group.members.flatMap(cornersOf)),
    }
  })
  return { nodes: bodies, groups: drawn, height: Math.ceil(bottom - top + 28) }
}

const cornersOf = ({ x, y, halfWidth, up, down }: NodeBody): Point[] => {
  const [left, right, top, bottom] = [x - halfWidth + 8, x + halfWidth - 8, y - up + 9, y + down - 8]
  return [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ]
}
