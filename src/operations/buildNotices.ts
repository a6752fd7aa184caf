import { type Mailer, oneLine } from '../accounts/mail.js'
import type { Caller } from '../caller.js'
import type { AwaitedStage } from '../projects/builds/waiting.js'
import { EngineClosed } from '../projects/failures.js'
import type { Project } from '../projects/project.js'

/** E-mail notifications at the end of a build or a copy. Spec v5 section 6. */
export interface BuildNotices {
  /** Throws EMAIL_NOT_ENABLED when no mail transport is configured; called before a build with notification starts. */
  requireMail(): void
  /**
   * Sends an email to the caller, or to the specified addresses, when the running build and its sentiment have ended.
   */
  promise(caller: Caller, project: Pick<Project, 'info' | 'waitFor'>, addresses?: readonly string[]): void
  /** Resolves when all emails that are due have been sent or have failed. */
  settled(): Promise<void>
}

/** `onFailure` gets the errors of emails that could not be sent, since no request waits for them. */
export function createBuildNotices(mailer: Mailer, onFailure: (error: unknown) => void): BuildNotices {
  const pending = new Set<Promise<void>>()
  const send = async (addresses: readonly string[], project: Pick<Project, 'info' | 'waitFor'>): Promise<void> => {
    const asked = await project.info()
    const failureOf = (stage: AwaitedStage): Promise<string | undefined> =>
      project.waitFor(stage).then(
        () => undefined,
        (error: unknown) => {
          // A build of another process goes on: nobody knows how it will end.
          if (stage === 'build' && error instanceof EngineClosed) throw error
          return error instanceof Error ? error.message : String(error)
        },
      )
    // The core build is awaited from the start: when the engine closes during sentiment, its record cannot be read any more.
    const [failure, coreFailure] = await Promise.all([failureOf('sentiment'), failureOf('build')])
    // It may have another name by now. At the end of an engine, or of the project, it can no longer be read.
    const ended = await project.info().catch(() => asked)
    const { subject, text } = noticeOf(ended, { failure, isBuilt: coreFailure === undefined })
    const sent = await Promise.allSettled(
      [...new Set(addresses)].map((to) => mailer.send({ to, subject, text: `${text}\n` })),
    )
    for (const each of sent) if (each.status === 'rejected') throw each.reason
  }
  return {
    requireMail: () => mailer.requireEnabled(),
    promise(caller, project, addresses = [caller.username]) {
      const sending = send(addresses, project).catch(onFailure)
      pending.add(sending)
      void sending.finally(() => pending.delete(sending))
    },
    settled: async () => {
      await Promise.all(pending)
    },
  }
}

/** How a build has ended. */
interface BuildOutcome {
  /** What ended the build or its sentiment; undefined after a success. */
  readonly failure: string | undefined
  /** Whether the project can be asked, perhaps without sentiment. */
  readonly isBuilt: boolean
}

/** The subject and text of the email about an outcome. */
function noticeOf(
  { projectId, name: given }: { readonly projectId: string; readonly name: string },
  { failure, isBuilt }: BuildOutcome,
): { readonly subject: string; readonly text: string } {
  const name = oneLine(given)
  const which = `${name} (${projectId})`
  if (failure === undefined) {
    return { subject: `${name} has been built`, text: `The project ${which} has been built and can be asked now.` }
  }
  if (isBuilt) {
    return {
      subject: `${name} has been built without sentiment`,
      text: `The project ${which} has been built and can be asked now, but not about sentiment:\n\n${failure}`,
    }
  }
  return {
    subject: `${name} could not be built`,
    text: `The build of the project ${which} has ended without success:\n\n${failure}`,
  }
}
