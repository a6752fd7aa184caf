// Minified code has lines of a hundred thousand characters, and Node.js prints the line of an error that nobody catches. This plugin
// of the bundler begins each statement and each method on a line of its own.

/** Where the statements, methods and cases below a node begin. */
function* beginnings(node) {
  if (Array.isArray(node)) for (const each of node) yield* beginnings(each)
  else if (node !== null && typeof node === 'object') {
    const list = node.type === 'SwitchStatement' ? node.cases : node.body
    if (Array.isArray(list)) for (const { start } of list) yield start
    yield* beginnings(Object.values(node))
  }
}

/** The code with line breaks at these places. */
const broken = (code, places) => {
  const cuts = [...new Set(places)].sort((one, other) => one - other)
  return code.slice(0, cuts[0]) + cuts.map((cut, n) => code.slice(cut, cuts[n + 1])).join('\n')
}

export const breakLines = () => ({
  name: 'break-lines',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk') chunk.code = broken(chunk.code, beginnings(this.parse(chunk.code)))
    }
  },
})
