import type { ReportField } from '../reportDocument.js'

/**
 * The string field that says who gave an answer, where one row of a file gives several documents. Documents with the same
 * value are answers of one person.
 */
export const RESPONDENT_FIELD = 'respondent'

/** Whether the documents of a project say who gave them. */
export const hasRespondents = (fields: readonly ReportField[]): boolean => fields.some(isRespondent)

/** The fields without that of respondents, which identifies documents and describes none. */
export const withoutRespondents = (fields: readonly ReportField[]): ReportField[] =>
  fields.filter((field) => !isRespondent(field))

const isRespondent = ({ name, type }: ReportField): boolean => name === RESPONDENT_FIELD && type === 'string'
