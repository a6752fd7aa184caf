import { join } from 'node:path'
import { API, DiagnosticCategory, type Project } from 'typescript/unstable/sync'

export interface TypeCheck {
  /** Whether the compiler refuses a file with another text, in it or in the files given with it. */
  refuses(file: string, text: string, others: readonly string[]): boolean
  close(): void
}

/** A compiler that keeps the project open and checks one changed file at a time. Paths are from `root`. */
export function openTypeCheck(root: string): TypeCheck {
  const changed = new Map<string, string>()
  const api = new API({ cwd: root, fs: { readFile: (path) => changed.get(path) } })
  let snapshot = api.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] })
  const update = (files: string[]): Project => {
    const next = api.updateSnapshot({ fileChanges: { changed: files } })
    snapshot.dispose()
    snapshot = next
    return snapshot.getProjects()[0]!
  }
  // Files of other projects, such as those of pages, import some of this one: the next compilation checks them.
  const hasErrors = ({ program }: Project, path: string): boolean =>
    program.getSourceFile(path) !== undefined &&
    [...program.getSyntacticDiagnostics(path), ...program.getSemanticDiagnostics(path)].some(
      ({ category }) => category === DiagnosticCategory.Error,
    )
  return {
    refuses: (file, text, others) => {
      const path = join(root, file)
      const before = [...changed.keys()].filter((other) => other !== path)
      changed.clear()
      changed.set(path, text)
      const project = update([path, ...before])
      return [path, ...others.map((other) => join(root, other))].some((each) => hasErrors(project, each))
    },
    close: () => api.close(),
  }
}
