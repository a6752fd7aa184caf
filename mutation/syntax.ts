import { type ESTree, parseSync } from 'rolldown/utils'

export type Node = ESTree.Node

/** The syntax tree of a source in TypeScript; offsets are UTF-16 code units. Throws for a source that does not parse. */
export function parseSource(path: string, text: string): ESTree.Program {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]!.message}`)
  return program
}

/** Nodes that exist for the type checker and vanish from the compiled code. */
const isTypeOnly = (node: Node): boolean =>
  /^TS(?!AsExpression|NonNullExpression|SatisfiesExpression|InstantiationExpression|ParameterProperty)/.test(
    node.type,
  ) ||
  node.type === 'ImportDeclaration' ||
  node.type === 'ExportAllDeclaration'

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

/** Children of a node in the order of the source, without those that vanish. */
export const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter(isNode)
    .filter((child) => !isTypeOnly(child))
    .sort((a, b) => a.start - b.start)

/** Calls `visit` for every node, parents first, with its ancestors from the nearest. */
export function walk(node: Node, visit: (node: Node, ancestors: readonly Node[]) => void): void {
  const descend = (current: Node, ancestors: readonly Node[]): void => {
    visit(current, ancestors)
    const below = [current, ...ancestors]
    for (const child of childrenOf(current)) descend(child, below)
  }
  descend(node, [])
}

export interface FunctionBody {
  readonly start: number
  readonly end: number
  /** Whether it is an expression, as of a short arrow function. */
  readonly isExpression: boolean
}

/** The bodies of all functions of a file, in the order of the source. Its indexes name functions in the coverage. */
export function functionBodies(program: Node): FunctionBody[] {
  const bodies: FunctionBody[] = []
  walk(program, (node) => {
    if (node.type === 'ArrowFunctionExpression') {
      const { start, end, type } = node.body
      bodies.push({ start, end, isExpression: type !== 'BlockStatement' })
    } else if ((node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression') && node.body) {
      bodies.push({ start: node.body.start, end: node.body.end, isExpression: false })
    }
  })
  return bodies.sort((a, b) => a.start - b.start)
}

/** Index of the innermost function around an offset; undefined for the top level of the module. */
export function functionAt(bodies: readonly FunctionBody[], offset: number): number | undefined {
  let innermost: number | undefined
  for (const [index, { start, end }] of bodies.entries()) if (start <= offset && offset < end) innermost = index
  return innermost
}
