import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { foreignBinding, missingBinding, refusedBinding, unfitBinding } from '../../src/storage/nativeBinding.js'

const node = (version: string) => ({ versions: { node: version } })

describe('versions of better-sqlite3', () => {
  test.each([
    ['12.11.1', '20.20.2'],
    ['12.11.1', '22.21.0'],
    ['13.2.0', '22.21.0'],
    ['13.2.0', '24.21.0'],
    ['13.2.0', '26.0.0'],
  ])('%s is loaded by Node.js %s', (version, runtime) => {
    expect(unfitBinding(version, node(runtime))).toBeUndefined()
  })

  test('13 is refused on Node.js 20, which it would crash, with the command that installs 12', () => {
    expect(unfitBinding('13.2.0', node('20.20.2'))).toBe(
      'better-sqlite3 13.2.0 would crash Node.js 20.20.2. ' +
        'Install the version for this Node.js: npm install better-sqlite3@^12.11.1',
    )
  })

  test('12 is refused on Node.js 24, which it would abort, with the command that installs 13', () => {
    const runtime = { ...node('24.21.0'), userAgent: 'pnpm/10.2.0 npm/? node/v24.21.0 linux x64' }
    expect(unfitBinding('12.11.1', runtime)).toMatch(/pnpm add better-sqlite3@\^13\.2\.0$/)
  })

  test('with Yarn, which would keep the other version for this package, a resolution installs the one that fits', () => {
    const userAgent = 'yarn/4.18.1 npm/? node/v20.20.2 linux x64'
    expect(unfitBinding('13.2.0', { ...node('20.20.2'), userAgent })).toMatch(
      /Install the version for this Node\.js: add "resolutions": \{ "better-sqlite3": "\^12\.11\.1" \} to .* run: yarn install$/,
    )
  })

  test('Bun and Deno load 13, whatever version of Node.js they imitate, and are told to install it', () => {
    const bun = { versions: { node: '24.3.0', bun: '1.4.5' } }
    const deno = { versions: { node: '20.11.1', deno: '2.9.6' } }
    for (const runtime of [bun, deno]) expect(unfitBinding('13.2.0', runtime)).toBeUndefined()
    expect(unfitBinding('12.11.1', bun)).toMatch(/does not run on Bun\. .*: bun add better-sqlite3@\^13\.2\.0$/)
    expect(unfitBinding('12.11.1', deno)).toMatch(/does not run on Deno\. .*: deno add npm:better-sqlite3@\^13\.2\.0$/)
  })
})

describe('a native part that is missing', () => {
  test.each([
    ['npm/12.0.1 node/v24.21.0 linux x64 workspaces/false', '"allowScripts": { "better-sqlite3": true }'],
    ['pnpm/10.2.0 npm/? node/v24.21.0 linux x64', 'pnpm approve-builds better-sqlite3'],
    ['yarn/4.9.1 npm/? node/v24.21.0 linux x64', 'yarn rebuild better-sqlite3'],
    ['bun/1.3.0 npm/? node/v24.3.0 linux x64', 'bun pm trust better-sqlite3'],
    ['deno/2.9.6 npm/? deno/2.9.6 linux x86_64', '"allowScripts"'],
  ])('is explained for %s', (userAgent, remedy) => {
    expect(missingBinding({ ...node('22.21.0'), userAgent })).toContain(remedy)
  })

  test('is explained by the path of the package manager where there is no user agent', () => {
    const execPath = '/usr/lib/node_modules/pnpm/bin/pnpm.cjs'
    expect(missingBinding({ ...node('22.21.0'), execPath })).toContain('pnpm approve-builds')
    expect(missingBinding(node('22.21.0'))).toContain('npm 12')
  })

  test.each([
    [{ node: '24.3.0', bun: '1.4.5' }, 'bun pm trust better-sqlite3'],
    [{ node: '26.1.0', deno: '2.9.6' }, 'deno install --allow-scripts=npm:better-sqlite3'],
  ])('is explained by the runtime where no package manager has started the program: %o', (versions, remedy) => {
    expect(missingBinding({ versions })).toContain(remedy)
  })

  test.each([
    ['pnpm-lock.yaml', 'pnpm approve-builds'],
    ['yarn.lock', 'yarn rebuild'],
    ['bun.lock', 'bun pm trust'],
    ['deno.lock', 'deno install'],
    ['package-lock.json', 'npm rebuild'],
  ])('is explained by the nearest %s', (lockFile, remedy) => {
    const project = mkdtempSync(join(tmpdir(), 'conceptlite-lock-'))
    try {
      writeFileSync(join(project, lockFile), '')
      const folder = join(project, 'src', 'reports')
      mkdirSync(folder, { recursive: true })
      expect(missingBinding({ versions: { node: '24.3.0', bun: '1.4.5' }, folder })).toContain(remedy)
      expect(missingBinding({ ...node('22.21.0'), folder })).toContain(remedy)
    } finally {
      rmSync(project, { recursive: true })
    }
  })
})

describe('a native part that was made for another runtime', () => {
  const failure = Object.assign(new Error('compiled against a different Node.js version'), {
    code: 'ERR_DLOPEN_FAILED',
  })

  test.each([
    ['npm/11.4.0 node/v22.21.0 linux x64', 'npm rebuild better-sqlite3'],
    ['pnpm/10.2.0 npm/? node/v22.21.0 linux x64', 'pnpm rebuild better-sqlite3'],
    ['yarn/4.9.1 npm/? node/v22.21.0 linux x64', 'yarn rebuild better-sqlite3'],
  ])('is rebuilt, without a word on install scripts, with %s', (userAgent, command) => {
    const message = foreignBinding(failure, { ...node('22.21.0'), userAgent })
    expect(message).toContain(`than Node.js 22.21.0 on this machine. Run: ${command}`)
    expect(message).not.toMatch(/scripts/)
  })

  test('is rebuilt for Electron by its own tool', () => {
    const runtime = { versions: { node: '22.21.0', electron: '39.2.0' } }
    expect(foreignBinding(failure, runtime)).toMatch(
      /than Electron 39\.2\.0\. Run: npx @electron\/rebuild --only better-sqlite3$/,
    )
  })

  test('is told from one that is missing', () => {
    const missing = new Error('Could not locate the bindings file.')
    expect(foreignBinding(missing, node('22.21.0'))).toBeUndefined()
  })
})

describe('a native part that the runtime refuses to load', () => {
  test('is told from one that is missing, and the reason of Node.js is named', () => {
    const program = `import { loadBinding } from '${new URL('../../dist/storage/nativeBinding.js', import.meta.url)}'\nloadBinding()`
    const { stderr } = spawnSync(process.execPath, ['--no-addons', '--input-type=module', '-e', program], {
      encoding: 'utf8',
    })
    expect(stderr).toMatch(/better-sqlite3 may not be loaded here\. .*loading addons is disabled/)
    expect(stderr).not.toMatch(/allowScripts/)
  })

  test('is explained by the permission that Deno requires', () => {
    const message = 'Requires sys access to "cpus", run again with the --allow-sys flag'
    const refused = Object.assign(new Error(message), { name: 'NotCapable' })
    expect(refusedBinding(refused)).toBe(`The native part of better-sqlite3 may not be loaded here. ${message}`)
    expect(refusedBinding(new Error('Could not locate the bindings file.'))).toBeUndefined()
  })
})
