import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { transformSync } from 'rolldown/utils'

/** A copy of the repository in which sources may be changed. */
export interface Sandbox {
  readonly root: string
  /** Writes a source and what it compiles to, so that tests of both see it. */
  write(file: string, text: string): void
  /** The sources written since the last call. */
  takeWritten(): string[]
  remove(): void
}

/** What a build makes of the repository: the compiled modules, and a source that git does not keep. */
const BUILT = ['dist', 'src/math/simd/wasm/binary.ts']

/** The files of the repository that git knows or would add, and what was built of them. */
function copied(repository: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repository,
    encoding: 'utf8',
  })
  return [...listed.split('\0').filter((path) => path !== ''), ...BUILT].filter((path) =>
    existsSync(join(repository, path)),
  )
}

/** Copies the repository into a temporary folder. It shares the packages, and must have been built. */
export function openSandbox(repository: string): Sandbox {
  const root = mkdtempSync(join(tmpdir(), 'conceptlite-mutation-'))
  // Root starts the PostgreSQL of the tests as another user, who must be able to enter.
  chmodSync(root, 0o755)
  for (const path of copied(repository)) cpSync(join(repository, path), join(root, path), { recursive: true })
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'))
  // The package has the modules of `dist/` in fewer files; here it has them as they are, with the mutant.
  symlinkSync(join(root, 'dist'), join(root, 'lib'))
  const written = new Set<string>()
  return {
    root,
    write: (file, text) => {
      written.add(file)
      writeFileSync(join(root, file), text)
      // Pages are bundles; `dist/` has no modules of theirs.
      if (file.startsWith('src/client/')) return
      const compiled = join(root, file.replace(/^src/, 'dist').replace(/\.ts$/, '.js'))
      mkdirSync(dirname(compiled), { recursive: true })
      writeFileSync(compiled, compile(file, text))
    },
    takeWritten: () => {
      const files = [...written]
      written.clear()
      return files
    },
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }),
  }
}

/** JavaScript of a source, as the compiler writes it without looking at other files. Throws if it does not parse. */
function compile(file: string, text: string): string {
  const { code, errors } = transformSync(file, text, { typescript: { onlyRemoveTypeImports: true } })
  if (errors.length > 0) throw new Error(`${file} does not compile: ${errors[0]!.message}`)
  return code
}

export const readSource = (root: string, file: string): string => readFileSync(join(root, file), 'utf8')
