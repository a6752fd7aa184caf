import { statSync } from 'node:fs'
import type { Engine } from '../engine.js'
import { serve } from '../http/node.js'
import { aborted } from './aborted.js'
import { readAnalyzeArguments } from './arguments.js'
import { buildFile } from './buildFile.js'
import type { OpenArguments } from './commands/open.js'
import type { Notices } from './fileSource.js'
import { openForCommand } from './openForCommand.js'
import { printable } from './printable.js'
import { createProgress } from './progress.js'
import { requireProjects } from './storedProjects.js'
import type { CommandContext } from './streams.js'

/**
 * Shows a folder of projects, or a project built from a file, in the browser, until `signal` aborts. Throws InputError,
 * UsageError or EngineError.
 */
export async function openInBrowser(args: OpenArguments, { streams, signal }: CommandContext): Promise<void> {
  const { path, directory, dictionary, threads, port } = args
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
  if (isFolder) requireProjects(path)
  const progress = createProgress(streams.stderr, true)
  const say = (line: string): void => {
    progress.erase()
    streams.stderr.write(`${printable(line)}\n`)
  }
  const engine = await openForCommand({ directory: isFolder ? path : directory, threads, morphology: dictionary })
  try {
    const projectId = isFolder ? undefined : await buildPath(engine, args, { progress, say, signal })
    // Only the user of this computer sends requests, so their number needs no limit.
    const serving = await serve(engine, { port, explorer: true, rateLimits: false })
    try {
      const screen = projectId === undefined ? 'projects' : `projects/${projectId}/overview`
      const address = `${serving.url}/#/${screen}?token=${serving.token}`
      streams.stdout.write(`${address}\n`)
      if (args.browser) await startBrowser(address, say)
      await aborted(signal)
    } finally {
      await serving.close()
    }
  } finally {
    await engine.close()
  }
}

/** Builds a project from a file and returns its identifier. Its sentiment follows while the page is open already. */
async function buildPath(engine: Engine, { path, name, language }: OpenArguments, notices: Notices): Promise<string> {
  const named = name === undefined ? [] : ['--name', name]
  const args = readAnalyzeArguments(['--language', language, ...named, '--', path])
  const { project } = await buildFile(engine, args, notices, { sentiment: false }).finally(() =>
    notices.progress.erase(),
  )
  return project.project_id
}

/** Without a browser the address is still printed. */
async function startBrowser(address: string, say: (line: string) => void): Promise<void> {
  const { default: open } = await import('open')
  const failed = (): void => say('No browser could be started. Open the address yourself.')
  try {
    const child = await open(address)
    child.once('error', failed)
    // The launcher of Linux starts, finds no browser, and ends with a code of its own.
    child.once('exit', (code) => {
      if (code !== null && code !== 0) failed()
    })
  } catch {
    failed()
  }
}
