import { z } from 'zod'
import { substringKey, substringOf } from '../../text/termChanges.js'
import { LONGEST_LABEL } from '../limits.js'
import { operation, type ProjectContext } from '../operation.js'
import { nonEmptyText, noParams, termId } from '../params.js'

/**
 * Ignorelist and restem are views of term management (v5 2.6): the keys `ignore` and `new_term_id` of its entries. The
 * key `*substring*` ignores all terms that contain the substring.
 */

const substring = z
  .boolean()
  .default(false)
  .describe('Applies to every term that contains it, not only to the term itself')

const ignoreShape = z.strictObject({
  term: nonEmptyText
    .max(LONGEST_LABEL)
    .describe('A stemmed term, such as battery|en, or with `substring` a part of terms'),
  substring,
})

const changeKey = ({ term, substring }: z.output<typeof ignoreShape>): string => (substring ? substringKey(term) : term)

/** Merges `changes` into an entry; undefined values remove their keys. */
async function changeEntry(
  { project }: Pick<ProjectContext, 'project'>,
  key: string,
  changes: { readonly action?: 'ignore' | undefined; readonly new_term_id?: string | undefined },
): Promise<void> {
  await project.management.changeOne(key, (before) => {
    const merged = Object.entries({ ...before, ...changes })
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined))
  })
}

/** Ignores a term or substring from the next build on. INVALID_PARAMS for an invalid term. Spec v4-legacy 4.5. */
export const ignoreTerm = operation({
  methods: ['PUT'],
  path: '/v4/projects/:account/:project_id/terms/ignorelist/',
  spec: 'v4-legacy 4.5',
  access: 'write',
  params: () =>
    ignoreShape.refine(({ term, substring }) => substring || termId.safeParse(term).success, {
      path: ['term'],
      message: 'expected a term id such as battery|en',
    }),
  summary: 'Adds a term or substring to the terms that the next build ignores.',
  result: '`OK`',
  handle: async (context, question): Promise<string> => {
    await changeEntry(context, changeKey(question), { action: 'ignore' })
    return 'OK'
  },
})

/** Ends the ignoring of a term or substring from the next build on. Spec v4-legacy 4.5. */
export const unignoreTerm = operation({
  methods: ['DELETE'],
  path: '/v4/projects/:account/:project_id/terms/ignorelist/',
  spec: 'v4-legacy 4.5',
  access: 'write',
  params: () => ignoreShape,
  summary: 'Removes a term or substring from the ignored terms.',
  result: '`OK`, or `Not Found` for what is not on it.',
  handle: async (context, question): Promise<string> => {
    const key = changeKey(question)
    if ((await context.project.management.get(key))?.action !== 'ignore') return 'Not Found'
    await changeEntry(context, key, { action: undefined })
    return 'OK'
  },
})

/** What builds ignore. */
export interface IgnoredTerms {
  /** Parts of terms: every term that contains one of them is ignored. */
  substring: string[]
  /** Terms that are ignored themselves. */
  fullstring: string[]
}

/** All ignored terms and substrings, whether or not the last build used them. Spec v4-legacy 4.5. */
export const getIgnorelist = operation({
  methods: ['GET'],
  path: '/v4/projects/:account/:project_id/terms/ignorelist/',
  spec: 'v4-legacy 4.5',
  access: 'read',
  params: noParams,
  summary: 'Lists the ignored terms and substrings.',
  result: 'The ignored terms and substrings.',
  handle: async ({ project }): Promise<IgnoredTerms> => {
    const ignored: IgnoredTerms = { substring: [], fullstring: [] }
    await project.management.forEach((key, { action }) => {
      if (action !== 'ignore') return
      const part = substringOf(key)
      if (part === undefined) ignored.fullstring.push(key)
      else ignored.substring.push(part)
    })
    return ignored
  },
})

/** Replaces a term by another from the next build on. Spec v4-legacy 4.5. */
export const restemTerm = operation({
  methods: ['PUT'],
  path: '/v4/projects/:account/:project_id/terms/restem/',
  spec: 'v4-legacy 4.5',
  access: 'write',
  params: () => z.strictObject({ from_term: termId, to_term: termId }),
  summary: 'Replaces a term by another from the next build on.',
  result: '`OK`',
  handle: async (context, { from_term, to_term }): Promise<string> => {
    await changeEntry(context, from_term, { new_term_id: to_term })
    return 'OK'
  },
})

/**
 * Ends the replacement of a term. Our choice: the answer is `OK` even for a term that is not restemmed, because only the ignorelist has another answer.
 * Spec v4-legacy 4.5.
 */
export const unrestemTerm = operation({
  methods: ['DELETE'],
  path: '/v4/projects/:account/:project_id/terms/restem/',
  spec: 'v4-legacy 4.5',
  access: 'write',
  params: () => z.strictObject({ from_term: nonEmptyText }),
  summary: 'Removes the replacement of a term.',
  result: '`OK`',
  handle: async (context, { from_term }): Promise<string> => {
    await changeEntry(context, from_term, { new_term_id: undefined })
    return 'OK'
  },
})

/** All replacements, whether or not the last build used them. Spec v4-legacy 4.5. */
export const getRestems = operation({
  methods: ['GET'],
  path: '/v4/projects/:account/:project_id/terms/restem/',
  spec: 'v4-legacy 4.5',
  access: 'read',
  params: noParams,
  summary: 'Lists the replacements of terms.',
  result: 'An object of terms by term.',
  handle: async ({ project }): Promise<Record<string, string>> => {
    const replacements: Record<string, string> = {}
    await project.management.forEach((from, { new_term_id: to }) => {
      if (to !== undefined) replacements[from] = to
    })
    return replacements
  },
})
