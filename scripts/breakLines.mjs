// Minified code has lines of a hundred thousand characters, and Node.js prints the line of an error that nobody catches. This plugin
// of the bundler breaks long lines before statements, methods and cases. The end of a line stands for the semicolon before a statement
// that begins with a word, so most breaks take no character.

const STATEMENTS = new Set(['Program', 'BlockStatement', 'StaticBlock'])

/** Where the statements, methods and cases below a node begin, with the statement before them in their list. */
function* beginnings(node) {
  if (Array.isArray(node)) for (const each of node) yield* beginnings(each)
  else if (node !== null && typeof node === 'object') {
    const list = node.type === 'SwitchStatement' ? node.cases : node.body
    if (Array.isArray(list)) {
      const before = STATEMENTS.has(node.type) ? (n) => list[n - 1] : () => undefined
      for (const [n, { start }] of list.entries()) yield { start, before: before(n) }
    }
    yield* beginnings(Object.values(node))
  }
}

/** Whether a statement ends with an empty one, as in `while (next());`, whose semicolon stays. */
function endsEmpty(statement) {
  const last = statement.alternate ?? statement.consequent ?? statement.body
  if (statement.type === 'EmptyStatement') return true
  return last !== undefined && !Array.isArray(last) && /Statement$/.test(last.type) && endsEmpty(last)
}

/** Characters that a line may have before it is broken where the break takes a character more. */
const LONG_LINE = 120

/** The code with line breaks at these places, in place of a semicolon where one may go. */
function broken(code, places) {
  const starts = new Map([...places].map(({ start, before }) => [start, before]))
  const cuts = [...starts.keys()].sort((one, other) => one - other)
  let lines = code.slice(0, cuts[0])
  let lineStart = lines.length
  for (const [n, cut] of cuts.entries()) {
    const piece = code.slice(cut, cuts[n + 1])
    const before = starts.get(cut)
    if (lines.endsWith(';') && before !== undefined && !endsEmpty(before) && /^[A-Za-z_$]/.test(piece)) {
      lines = `${lines.slice(0, -1)}\n`
      lineStart = lines.length
    } else if (lines.length - lineStart + piece.length > LONG_LINE) {
      lines += '\n'
      lineStart = lines.length
    }
    lines += piece
  }
  return lines
}

/** The code of a syntax tree without its places. */
const shapeOf = (tree) => JSON.stringify(tree, (key, value) => (key === 'start' || key === 'end' ? undefined : value))

export const breakLines = () => ({
  name: 'break-lines',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      const tree = this.parse(chunk.code)
      const code = broken(chunk.code, beginnings(tree))
      if (shapeOf(this.parse(code)) !== shapeOf(tree)) throw new Error(`Line breaks change the meaning of ${chunk.fileName}.`)
      chunk.code = code
    }
  },
})
