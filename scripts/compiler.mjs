// The types of declarations as the compiler knows them.
import { fileURLToPath } from 'node:url'
import { API } from 'typescript/unstable/sync'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Opens the compiler on a declaration file and what it imports; calls `use(checker, file, program)`. */
export function withCompiler(entry, use) {
  const api = new API({ cwd: root })
  try {
    const { checker, program } = api.updateSnapshot({ openFiles: [entry] }).getDefaultProjectForFile(entry)
    return use(checker, program.getSourceFile(entry), program)
  } finally {
    api.close()
  }
}

/** Calls `visit(name, type)` for each operation of the registry that `file` exports, `type` being that of its record. */
export function eachOperation(checker, file, visit) {
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(file))
  const descend = (type, prefix) => {
    for (const member of checker.getPropertiesOfType(type)) {
      const inner = checker.getTypeOfSymbol(member)
      if (checker.getPropertyOfType(inner, 'methods') === undefined) descend(inner, `${prefix}${member.name}.`)
      else visit(prefix + member.name, inner)
    }
  }
  descend(checker.getTypeOfSymbol(exported.find(({ name }) => name === 'registry')), '')
}
