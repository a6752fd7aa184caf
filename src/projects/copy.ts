import { EngineError } from '../errors.js'
import type { CatalogRecords } from '../storage/port/catalog/catalog.js'
import type { ProjectEntry } from '../storage/port/catalog/projects.js'
import type { Addition, StoredProject } from '../storage/port/installation.js'
import type { StoredDocument } from '../storage/port/project/documents.js'
import type { ProjectStorage } from '../storage/port/project/projectRecords.js'
import { eraseReplaced } from './cleanup.js'
import { applyFlags } from './documentFlags.js'
import { newProjectId, newRecordId, newTopicId, type RandomBytes } from './identifiers.js'
import { requireLease, withoutBuild } from './lock.js'
import { uniqueName } from './naming.js'
import { type PlannedBuild, type PlanOptions, planBuild } from './plannedBuild.js'
import { fileOfProject, type Project } from './project.js'
import type { ProjectHost } from './projectHost.js'
import { quietly } from './quietly.js'
import { readDocuments } from './sources.js'
import { storeCopies, type UploadDocument } from './uploads.js'

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

export interface CopyHost {
  readonly context: ProjectHost
  /** Adds a finished copy to the projects; `stored` is undefined where it has to be opened first. */
  readonly admit: (projectId: string, stored: StoredProject | undefined) => void
  /** Forgets a project that was added in vain. */
  readonly withdraw: (projectId: string) => void
}

/** Adds a project to the storage, and to the projects before it is visible, so that nobody opens another in its place. */
export async function addProject({ context, admit, withdraw }: CopyHost, addition: Addition): Promise<string> {
  let admitted: string | undefined
  try {
    return await context.storage.add({
      ...addition,
      async enter(records, projectId, stored) {
        await addition.enter(records, projectId, stored)
        admitted = projectId
        admit(projectId, stored)
      },
    })
  } catch (error) {
    if (admitted !== undefined) withdraw(admitted)
    throw error
  }
}

/** Documents read and written at a time. */
const PAGE_DOCUMENTS = 200

/** Copies projects. A new project is invisible until it is complete. Spec v5 4.1. */
export function createCopies(host: CopyHost): Copies {
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
  host: CopyHost,
  { source, request }: { readonly source: Project; readonly request: CopyRequest },
  contents: Pick<Addition, 'begin' | 'fill'>,
): Promise<string> {
  const { context } = host
  const languages = await source.info()
  try {
    return await addProject(host, {
      ...contents,
      newId: (isTaken) => newProjectId(context.randomBytes, isTaken),
      enter: async (records, projectId) => {
        await records.projects.insert(await newEntry(records, context.now(), projectId, { ...request, languages }))
      },
    })
  } catch (error) {
    if (request.signal?.aborted) throw error
    // If the source was deleted meanwhile, that determines the error, whatever failed first.
    if (!(error instanceof EngineError)) await source.info()
    throw error
  }
}

/** The catalog entry of a copy. Throws INADEQUATE_PERMISSION for an unknown workspace. */
export async function newEntry(
  { accounts, projects }: CatalogRecords,
  time: number,
  projectId: string,
  {
    workspaceId,
    name,
    description,
    creator,
    languages: { language, nextBuildLanguage },
  }: Omit<CopyRequest, 'signal'> & {
    readonly languages: Pick<ProjectEntry, 'language' | 'nextBuildLanguage'>
  },
): Promise<ProjectEntry> {
  if (!(await accounts.hasWorkspace(workspaceId))) throw new EngineError('INADEQUATE_PERMISSION')
  return {
    projectId,
    workspaceId,
    name: uniqueName(name, await projects.names(workspaceId, name)),
    description,
    language,
    nextBuildLanguage,
    creator,
    creationDate: time,
    lastUpdate: time,
  }
}

/**
 * Turns a copied file into an independent project. Ids of shared concepts are unique across all lists, so the copy gets
 * new ones. `signal` ends it.
 */
export async function asOwnProject(
  file: ProjectStorage,
  randomBytes: RandomBytes,
  signal: AbortSignal | undefined,
): Promise<void> {
  await file.disown()
  await eraseReplaced(file, signal)
  await file.atomically(async ({ conceptLists }) => {
    for (const list of await conceptLists.all()) {
      const concepts = list.concepts.map((concept) => ({ ...concept, sharedConceptId: newRecordId(randomBytes) }))
      await conceptLists.update({ ...list, concepts })
    }
  })
  signal?.throwIfAborted()
}

/** Runs work on open files, with the leases of these projects, while no build of them can start. Throws PROJECT_LOCKED during a build. */
export async function withoutBuilds<T>(
  context: ProjectHost,
  [first, ...rest]: readonly Project[],
  work: (...holders: string[]) => Promise<T>,
): Promise<T> {
  if (first === undefined) return await work()
  const { records, during } = fileOfProject(first)
  return await during(() =>
    withoutBuild(records, context.now, (holder) =>
      withoutBuilds(context, rest, (...holders) => work(holder, ...holders)),
    ),
  )
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
