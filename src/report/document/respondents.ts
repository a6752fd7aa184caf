import { RESPONDENT_FIELD, type ReportField } from '../reportDocument.js'

/** Whether the documents of a project say who gave them. */
export const hasRespondents = (fields: readonly ReportField[]): boolean => fields.some(isRespondent)

/** The fields without that of respondents, which identifies documents and describes none. */
export const withoutRespondents = (fields: readonly ReportField[]): ReportField[] =>
  fields.filter((field) => !isRespondent(field))

const isRespondent = ({ name, type }: ReportField): boolean => name === RESPONDENT_FIELD && type === 'string'
