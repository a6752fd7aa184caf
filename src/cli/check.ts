import { checkDirectory, type DirectoryReport } from '../index.js'
import type { CheckArguments } from './commands/check.js'
import { counted } from './counted.js'
import { printable } from './printable.js'
import { createProgress } from './progress.js'
import type { CommandContext } from './streams.js'

/** Checks a folder and prints what is damaged; true when nothing is. */
export async function check(
  { directory, json }: CheckArguments,
  { streams, signal }: CommandContext,
): Promise<boolean> {
  const progress = createProgress(streams.stderr, true)
  const report = await checkDirectory(directory, {
    signal,
    onProgress: ({ projects, totalProjects }) => progress.show('Checking', projects / Math.max(1, totalProjects)),
  }).finally(() => progress.erase())
  streams.stdout.write(json ? `${JSON.stringify(report, undefined, 2)}\n` : printable(renderReport(report)))
  return report.ok
}

function renderReport({ ok, projects, documents, chunks, findings }: DirectoryReport): string {
  const lines = findings.map(({ file, kind, detail, advice }) => `${file}: ${kind}\n  ${detail}\n  ${advice}\n`)
  const checked = `Checked ${counted(projects, 'project')}, ${counted(documents, 'document')} and ${counted(chunks, 'chunk')} of snapshots.`
  return `${lines.join('')}${checked} ${ok ? 'Nothing is damaged.' : `Findings: ${findings.length}.`}\n`
}
