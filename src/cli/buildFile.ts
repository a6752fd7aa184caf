import type { Engine } from '../engine.js'
import { describeSource } from '../report/describeSource.js'
import { chooseLanguage, languageNamed } from './chooseLanguage.js'
import type { AnalyzeArguments } from './commands/analyze.js'
import { type FileSource, type Notices, openSource, uploadSource } from './fileSource.js'

interface BuiltFile {
  readonly project: Awaited<ReturnType<Engine['projects']['create']>>
  readonly source: FileSource
}

/**
 * A project from a file, with the columns and the language that `analyze` would choose. The core build is finished, and
 * with `sentiment` that as well; a project that fails is deleted.
 */
export async function buildFile(
  engine: Engine,
  args: AnalyzeArguments,
  notices: Notices,
  { sentiment }: { readonly sentiment: boolean },
): Promise<BuiltFile> {
  const { progress, say, signal } = notices
  const source = openSource(args, notices)
  const first = (await source.batches.next()).value
  const language = args.language === 'auto' ? chooseLanguage(first, say) : languageNamed(args.language)
  const project = await engine.projects.create({ name: source.name, language })
  try {
    await uploadSource(project, { source, first }, notices)
    for (const left of describeSource(source.describe())) say(left)
    await project.build()
    await project.waitForBuild({
      signal,
      onProgress: ({ stage, fraction }) => progress.show(`building: ${stage}`, fraction),
    })
    if (sentiment) await project.waitForSentimentBuild({ signal })
  } catch (error) {
    await project.delete().catch(() => {})
    throw error
  }
  return { project, source }
}
