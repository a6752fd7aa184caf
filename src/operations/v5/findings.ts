import { z } from 'zod'
import type { FindingRole } from '../../answers/findings/chooseFindings.js'
import type { Clarity } from '../../answers/findings/clarity.js'
import type { Concentration } from '../../answers/findings/concentrations.js'
import type { Finding } from '../../answers/findings/findFindings.js'
import { invalidParams } from '../../errors.js'
import type { SentencePart } from '../../findingSentence.js'
import { operation } from '../operation.js'
import { filterParam } from './params.js'
import { type ConceptRecord, type DriverRecord, renderConcept, renderDriver } from './render.js'
import { filteredDocuments, type QuestionContext, questionContext, requireScores } from './resolveQuestion.js'

/** Where most documents of a finding are: a value of a field, or a quarter by its start. */
export interface ConcentrationRecord {
  /** Name of the metadata field. */
  field: string
  /** Value, or start of the quarter. */
  value: string
  /** Number of documents with it. */
  count: number
  /** Their share, from 0 to 1. */
  share: number
}

/** A thing that goes together with low or high scores. */
export interface FindingRecord extends ConceptRecord, DriverRecord {
  /** What the finding tells of the score. */
  role: FindingRole
  /** The name of the concept, with that of its companion before it: `Breakfast queue`. */
  title: string
  /** The finding as a sentence, in plain English text. */
  sentence: string
  /** The same sentence in parts, some of them with an `emphasis`. */
  parts: SentencePart[]
  /** `q` in words: `very clear` (under .01) or `clear` (under .05). */
  clarity: Clarity
  /** Documents with a score that mention the concept. */
  count: number
  /** A thing that at least 60 % of these documents mention, twice as many as usual. */
  companion: {
    /** Name of the thing. */
    name: string
    /** Texts that define it. */
    texts: string[]
    /** Number of documents that mention both. */
    count: number
    /** Their share, from 0 to 1. */
    share: number
  } | null
  /** The value of a text field that at least 60 % of these documents have. */
  value: ConcentrationRecord | null
  /** The quarter that at least half of these documents are from. */
  quarter: ConcentrationRecord | null
}

/** The drivers to name first. */
export interface FindingsResult {
  /** Number of documents that match the filter. */
  filter_count: number
  /** Number of documents of the filter with a score. */
  scored_count: number
  /** Average score of these documents; null without any. */
  baseline: number | null
  /** The findings, most important first. */
  findings: FindingRecord[]
}

/** Maximum length of the noun in sentences. */
const LONGEST_NOUN = 40

/**
 * The three things to know about a score: the concept with the lowest impact, the heaviest other negative one and the
 * heaviest positive one (|impact| x the square root of the documents), of those with a `q` under .05 that are things.
 * Extension: figures and English sentences by one rule, for reports, terminals and assistants alike.
 */
export const findings = operation({
  methods: ['GET', 'POST'],
  path: '/api/v5/projects/:project_id/concepts/findings/',
  spec: 'v5 4.4',
  extension: true,
  access: 'read',
  needs: 'build',
  summary: 'Says in at most three sentences with figures what goes together with low and high scores.',
  result: 'The findings, most negative first, and the average of all scores.',
  params: () =>
    z.strictObject({
      score_field: z.string().describe('A field of type score or number'),
      filter: filterParam,
      noun: z
        .string()
        .regex(/^[\p{L}\p{M}' -]+$/u)
        .max(LONGEST_NOUN)
        .default('comment')
        .describe('What a document is called in the sentences, in the singular: comment, guest, customer'),
      date_field: z.string().optional().describe('Field for quarters; default: the first date field'),
    }),
  handle: async (call, question): Promise<FindingsResult> => {
    const context = await questionContext(call)
    requireScores(context.snapshot.columns, question.score_field)
    const filter = await filteredDocuments(context, question.filter)
    const { score_field: scoreField, noun, date_field: dateField } = question
    const { findFindings } = await import('../../answers/findings/findFindings.js')
    const found = await findFindings(context, { scoreField, filter, noun, dateField, kinds: context.kinds })
    if (found === 'noDateField') throw invalidParams(`There is no date field \`${dateField}\`.`, 'date_field')
    return {
      filter_count: filter.count,
      scored_count: found.scoredCount,
      baseline: found.baseline ?? null,
      findings: found.findings.map((finding) => renderFinding(context, finding)),
    }
  },
})

function renderFinding(context: Pick<QuestionContext, 'kinds'>, finding: Finding): FindingRecord {
  const { driver, role, title, parts, clarity, companion, value, quarter } = finding
  return {
    ...renderConcept(context, driver.concept),
    ...renderDriver(driver),
    importance: driver.importance,
    role,
    title,
    sentence: parts.map(({ text }) => text).join(''),
    parts: [...parts],
    clarity,
    count: driver.documents,
    companion: companion
      ? { ...namesOf(companion.concept.texts), count: companion.count, share: companion.share }
      : null,
    value: renderConcentration(value),
    quarter: renderConcentration(quarter),
  }
}

const namesOf = (texts: readonly string[]) => ({ name: texts.join(', '), texts: [...texts] })

const renderConcentration = (found: Concentration | undefined): ConcentrationRecord | null =>
  found === undefined ? null : { field: found.field, value: found.label, count: found.count, share: found.share }
