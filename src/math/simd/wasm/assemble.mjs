// Assembles the kernels in assembly/ to WebAssembly and writes them as a base64 constant to binary.ts (not kept in
// git). Does nothing when binary.ts was made from the same sources by the same compiler.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const at = (name) => new URL(name, import.meta.url)
const sources = new Map(
  readdirSync(at('assembly'))
    .sort()
    .map((name) => [name, readFileSync(at(`assembly/${name}`), 'utf8')]),
)
const compiler = createRequire(import.meta.url)('assemblyscript/package.json').version

const hash = createHash('sha256')
  .update(JSON.stringify([...sources]))
  .update(readFileSync(at('assemble.mjs')))
  .update(compiler)
  .digest('hex')
const head = `// Made by assemble.mjs from assembly/, sources ${hash}.\n`
const target = at('binary.ts')

if (!existsSync(target) || !readFileSync(target, 'utf8').startsWith(head)) {
  const bytes = await assemble()
  const text = `${head}export const binary = '${Buffer.from(bytes).toString('base64')}'\n`
  // Another process may be building too: readers see the old file or the new one.
  const draft = at(`binary.ts.${process.pid}.log`)
  writeFileSync(draft, text)
  renameSync(draft, target)
}

async function assemble() {
  const { default: asc } = await import('assemblyscript/asc')
  let bytes
  const { error, stderr } = await asc.main(
    [
      'kernels.ts',
      ...['--outFile', 'kernels.wasm', '-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd,threads'],
      ...['--importMemory', '--sharedMemory', '--initialMemory', '1', '--maximumMemory', '65536'],
    ],
    {
      readFile: (name) => sources.get(name) ?? null,
      writeFile: (name, contents) => {
        if (name === 'kernels.wasm') bytes = contents
      },
      listFiles: () => [],
    },
  )
  if (error || !bytes) throw new Error(`The kernels do not assemble: ${stderr.toString()}`, { cause: error })
  return bytes
}
