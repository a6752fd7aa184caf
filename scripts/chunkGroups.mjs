// For the bundler: modules that are loaded together go into one chunk. To resolve, open and link a chunk takes Node.js longer than to
// read its code, and the chunks that the bundler makes by itself, one for each set of dynamic imports, are many and small.

/**
 * The option `codeSplitting`. `starts` has the paths of modules from which code is loaded at once, by name. Modules that the same of
 * these reach by static imports share a chunk; so nothing is loaded that was not imported. The bundler places all other modules.
 */
export function chunkGroups(starts) {
  /** By module: a bit for each start that reaches it. */
  let reached
  const reach = (context) => {
    reached = new Map()
    for (const [n, start] of Object.values(starts).entries()) {
      const found = new Set([start])
      for (const id of found) {
        for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
        reached.set(id, (reached.get(id) ?? 0) | (1 << n))
      }
    }
    return reached
  }
  const names = new Map(Object.keys(starts).map((name, n) => [1 << n, name]))
  const name = (id, context) => {
    const bits = (reached ?? reach(context)).get(id)
    return bits === undefined ? null : (names.get(bits) ?? `shared${bits}`)
  }
  return { groups: [{ name, debugName: 'starts' }], includeDependenciesRecursively: false }
}
