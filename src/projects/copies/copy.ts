import { EngineError } from '../../errors.js'
import type { Addition } from '../../storage/port/installation.js'
import type { StoredDocument } from '../../storage/port/project/documents.js'
import type { ProjectStorage } from '../../storage/port/project/projectRecords.js'
import { type PlannedBuild, type PlanOptions, planBuild } from '../builds/plannedBuild.js'
import { applyFlags } from '../documents/documentFlags.js'
import { readDocuments } from '../documents/sources.js'
import { storeCopies, type UploadDocument } from '../documents/uploads.js'
import { enterProject } from '../enterProject.js'
import { newProjectId, newTopicId, type RandomBytes } from '../identifiers.js'
import { requireLease } from '../locks/lock.js'
import { fileOfProject, type Project } from '../project.js'
import { quietly } from '../quietly.js'
import { type AdditionHost, addProject } from './addProject.js'
import { asOwnProject } from './copiedFile.js'
import { withoutBuilds } from './withoutBuilds.js'

/** Chooses documents of the source by key, while no build can replace them; undefined for all of them. */
export type ChooseKeys = () => Promise<readonly number[] | undefined>

/** A request for a copy as a new project. */
export interface CopyRequest {
  readonly workspaceId: string
  readonly name: string
  readonly description: string
  readonly creator: string
  /** Ends the copy, which then leaves nothing. */
  readonly signal?: AbortSignal | undefined
}

/** A request for a copy of some documents as a new project. */
export interface PartRequest extends CopyRequest {
  /** Default: all documents. */
  readonly keys?: ChooseKeys | undefined
  /** Whether the copy has the topics of the source as well, with new ids. Default: false. */
  readonly withTopics?: boolean | undefined
  /** A build that the copy comes with. Default: none. */
  readonly build?: PlanOptions | undefined
}

/** A copy of some documents. */
export interface CopiedPart {
  readonly projectId: string
  /** The build that was asked for: it is recorded, and `startPlanned` begins it. */
  readonly planned: PlannedBuild | undefined
}

export interface Copies {
  /**
   * Copies a project with its contents: documents with their ids and marks, build, term management, concept lists (with
   * new ids for their concepts), dashboards. PROJECT_LOCKED during a build of the source.
   */
  copyWhole(source: Project, request: CopyRequest): Promise<string>
  /**
   * Copies some documents, without those marked for deletion, with new ids into a new project, with the record of a build or without
   * one; atomic.
   */
  copyPart(source: Project, request: PartRequest): Promise<CopiedPart>
  /**
   * Adds documents, without those marked for deletion, to another project, all or none. PROJECT_LOCKED during a build of either; `builds`
   * starts one of the target, which no other can forestall.
   */
  copyInto(
    source: Project,
    target: Project,
    request?: Pick<PartRequest, 'keys' | 'signal'> & { readonly builds?: boolean | undefined },
  ): Promise<void>
}

/** Documents read and written at a time. */
const PAGE_DOCUMENTS = 200

/** Copies projects. A new project is invisible until it is complete. Spec v5 4.1. */
export function createCopies(host: AdditionHost): Copies {
  const { context } = host
  return {
    copyWhole: (source, request) =>
      withoutBuilds(context, [source], () =>
        makeCopy(
          host,
          { source, request },
          {
            begin: async (projectId) =>
              await (await fileOfProject(source).file()).copyAs(projectId, () => request.signal?.throwIfAborted()),
            fill: (copy) => asOwnProject(copy, context.randomBytes, request.signal),
          },
        ),
      ),
    copyPart: (source, request) =>
      withoutBuilds(context, [source], async (holder) => {
        const { build, withTopics, signal } = request
        const keys = await request.keys?.()
        let planned: PlannedBuild | undefined
        const fill = async (copy: ProjectStorage): Promise<void> => {
          await storeCopies(copy, pagesOf(source, { keys, signal, holder: holder! }), context)
          if (withTopics) await copyTopics(source, copy, context.randomBytes)
          if (build === undefined) return
          const { nextBuildLanguage: projectLanguage } = await source.info()
          planned = await planBuild(copy, build, { ...context, projectLanguage })
        }
        const projectId = await makeCopy(host, { source, request }, { begin: context.storage.beginEmpty, fill })
        return { projectId, planned }
      }),
    copyInto: (source, target, { keys: choose, signal, builds } = {}) =>
      withoutBuilds(context, [source, target], async (holder, lease) => {
        const pages = pagesOf(source, { keys: await choose?.(), signal, holder: holder! })
        await storeCopies(fileOfProject(target).records, pages, context, (records) => requireLease(records, lease!))
        // They are stored: who was told of a failure would copy them again.
        await quietly(() => context.catalog.projects.recordChange(target.projectId, { time: context.now() }))
        if (builds) await target.startBuild({ stages: 'all', lease })
      }),
  }
}

async function copyTopics(source: Project, { topics }: ProjectStorage, randomBytes: RandomBytes): Promise<void> {
  const all = await source.topics.all()
  await topics.write(all.map((topic) => ({ ...topic, topicId: newTopicId(randomBytes) })))
}

/** Fills a new project and adds it to the catalog; a failure leaves nothing behind. */
async function makeCopy(
  host: AdditionHost,
  { source, request }: { readonly source: Project; readonly request: CopyRequest },
  contents: Pick<Addition, 'begin' | 'fill'>,
): Promise<string> {
  const { context } = host
  const { language, nextBuildLanguage } = await source.info()
  try {
    return await addProject(host, {
      ...contents,
      newId: (isTaken) => newProjectId(context.randomBytes, isTaken),
      enter: (records, projectId) =>
        enterProject(records, projectId, context.now(), { ...request, language, nextBuildLanguage }),
    })
  } catch (error) {
    if (request.signal?.aborted) throw error
    // If the source was deleted meanwhile, that determines the error, whatever failed first.
    if (!(error instanceof EngineError)) await source.info()
    throw error
  }
}

/**
 * Documents of a project in upload order: those with these keys that still exist, or all current ones. The next build of the project
 * removes what is marked for deletion, so a copy that has no marks leaves it out. `signal` ends it, also after the last page, and so does the
 * loss of the lease of `holder`.
 */
async function* pagesOf(
  source: Project,
  {
    keys,
    signal,
    holder,
  }: Pick<CopyRequest, 'signal'> & {
    readonly keys: readonly number[] | undefined
    readonly holder: string
  },
): AsyncGenerator<readonly UploadDocument[]> {
  const { records } = fileOfProject(source)
  await applyFlags(records)
  for await (const page of keys === undefined ? allPages(records) : pagesWith(records, keys)) {
    signal?.throwIfAborted()
    const flags = await records.flags.read(page.map(({ key }) => key))
    yield page.filter((_, i) => flags[i]?.marked !== true)
  }
  signal?.throwIfAborted()
  await requireLease(records, holder)
}

async function* allPages({ documents }: ProjectStorage): AsyncGenerator<readonly StoredDocument[]> {
  const last = await documents.lastKey()
  for (let after = 0; ; ) {
    const page = await documents.page(after, last, PAGE_DOCUMENTS)
    if (page.length === 0) return
    yield page
    after = page.at(-1)!.key
  }
}

async function* pagesWith(records: ProjectStorage, keys: readonly number[]): AsyncGenerator<readonly StoredDocument[]> {
  for (let from = 0; from < keys.length; from += PAGE_DOCUMENTS) {
    const page = await readDocuments(records, keys.slice(from, from + PAGE_DOCUMENTS))
    yield page.filter((document) => document !== undefined)
  }
}
