import { type Envelope, envelopeOf, type Method, type Operation } from '../operations/operation.js'

export type Route =
  | { readonly kind: 'found'; readonly operation: Operation; readonly path: Readonly<Record<string, string>> }
  | { readonly kind: 'wrongMethod'; readonly allowed: readonly Method[]; readonly envelope: Envelope }
  | { readonly kind: 'unknown'; readonly envelope: Envelope }

/** Finds the operation of a method and a path, with or without a trailing slash. */
export type Router = (method: string, pathname: string) => Route

interface Node {
  readonly children: Map<string, Node>
  /** The node behind a `:name` segment. */
  anything?: Node
  readonly operations: Operation[]
}

/**
 * A router over operations. A literal segment wins over a named one. Operations of the older listing (`/v4/...`) answer
 * under `/api/v4/...` as well, where no newer operation has that path and method.
 */
export function createRouter(operations: readonly Operation[]): Router {
  // Every engine has routers, and most engines of unit tests route nothing.
  let root: Node | undefined
  return (method, pathname) => {
    root ??= treeOf(operations)
    const envelope = envelopeOf(pathname)
    const found = findNode(root, segmentsOf(pathname), [])
    if (found === undefined) return { kind: 'unknown', envelope }
    const candidates = found.node.operations
    // HEAD is GET without the body.
    const requested = method === 'HEAD' ? 'GET' : method
    const operation = candidates.find(({ methods }) => (methods as readonly string[]).includes(requested))
    if (operation === undefined) {
      return { kind: 'wrongMethod', allowed: candidates.flatMap(({ methods }) => [...methods]), envelope }
    }
    const names = segmentsOf(operation.path).filter((segment) => segment.startsWith(':'))
    const path = Object.fromEntries(names.map((name, i) => [name.slice(1), found.values[i]!]))
    return { kind: 'found', operation, path }
  }
}

function treeOf(operations: readonly Operation[]): Node {
  const root = emptyNode()
  for (const operation of operations) nodeFor(root, operation.path).operations.push(operation)
  for (const operation of operations) {
    if (operation.path.startsWith('/v4/')) nodeFor(root, `/api${operation.path}`).operations.push(operation)
  }
  return root
}

const emptyNode = (): Node => ({ children: new Map(), operations: [] })

function nodeFor(root: Node, path: string): Node {
  let node = root
  for (const segment of segmentsOf(path)) {
    if (segment.startsWith(':')) {
      node.anything ??= emptyNode()
      node = node.anything
    } else {
      if (!node.children.has(segment)) node.children.set(segment, emptyNode())
      node = node.children.get(segment)!
    }
  }
  return node
}

/** More segments than any operation has. The rest of a longer path is not even split. */
const MOST_SEGMENTS = 16

/** The segments between slashes; one trailing slash does not count. */
const segmentsOf = (pathname: string): string[] =>
  pathname.replace(/^\//, '').replace(/\/$/, '').split('/', MOST_SEGMENTS)

/** Finds the node of a path and the values of its named segments, with backtracking. */
function findNode(
  node: Node,
  segments: readonly string[],
  values: readonly string[],
): { node: Node; values: readonly string[] } | undefined {
  const [segment, ...rest] = segments
  if (segment === undefined) return node.operations.length > 0 ? { node, values } : undefined
  const child = node.children.get(segment)
  const found = child && findNode(child, rest, values)
  if (found !== undefined || node.anything === undefined) return found
  const value = decoded(segment)
  return value === undefined || value === '' ? undefined : findNode(node.anything, rest, [...values, value])
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
