import { z } from 'zod'
import type { Project } from '../../projects/project.js'
import { requireLanguage } from '../languages.js'
import { MOST_PEOPLE } from '../limits.js'
import { type Context, operation } from '../operation.js'
import { emailAddress } from '../params.js'
import type { Services } from '../services.js'

/** Parameters of a new build. Spec v4-legacy 4.1, 4.2. */
export const notifyParams = {
  language: z
    .string()
    .optional()
    .describe('Two-letter language code for this build; default: the language of the project'),
  notify: z.boolean().default(false).describe('Send an email to the caller when the job has ended'),
  notify_emails: z
    .array(emailAddress)
    .max(MOST_PEOPLE)
    .optional()
    .describe('Addresses to send the mail to instead, also without `notify`; an empty list counts as none'),
}

interface RecalculationRequest {
  readonly language?: string | undefined
  readonly notify: boolean
  readonly notify_emails?: readonly string[] | undefined
}

/** Our choice: an empty list counts as missing, so that a mail goes to the caller if `notify` asks for one. */
const addressesOf = ({ notify_emails }: RecalculationRequest): readonly string[] | undefined =>
  notify_emails?.length === 0 ? undefined : notify_emails

const wantsMail = (request: RecalculationRequest): boolean => request.notify || addressesOf(request) !== undefined

/** Refuses what no build can be started with: an unknown language, and a mail that cannot be sent. */
export function requireRecalculation(
  { installation, notices }: Pick<Services, 'installation' | 'notices'>,
  request: RecalculationRequest,
): void {
  if (request.language !== undefined) requireLanguage(installation, request.language)
  if (wantsMail(request)) notices.requireMail()
}

/**
 * Starts the build of a project and returns its number, which is also the number of the job. Our choice: sentiment is
 * skipped, because the legacy interface has none; version 5 can build it afterwards.
 */
async function startRecalculation(
  { services, caller }: Pick<Context, 'services' | 'caller'>,
  project: Project,
  request: RecalculationRequest,
): Promise<number> {
  requireRecalculation(services, request)
  const { language } = request
  const number = await project.startBuild({ stages: 'core', language })
  promiseMail({ services, caller }, project, request)
  return number
}

/** Promises the mail about the end of a build, if one is asked for. */
export function promiseMail(
  { services, caller }: Pick<Context, 'services' | 'caller'>,
  project: Project,
  request: RecalculationRequest,
): void {
  if (wantsMail(request)) services.notices.promise(caller, project, addressesOf(request))
}

/** Commits additions, changes and deletions in a new job. PROJECT_LOCKED while one runs. Spec v4-legacy 3, 4.2. */
export const recalculate = operation({
  methods: ['POST'],
  path: '/v4/projects/:account/:project_id/docs/recalculate/',
  spec: 'v4-legacy 4.2',
  access: 'write',
  params: () => z.strictObject(notifyParams),
  summary: 'Starts a job that commits added, changed and deleted documents.',
  result: 'The number of the job.',
  handle: async (call, request): Promise<number> => await startRecalculation(call, call.project, request),
})
