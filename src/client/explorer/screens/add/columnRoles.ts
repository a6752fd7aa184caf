import type { ColumnChoice, ColumnPlan } from '../../../../reading/columnPlan.js'

/** What a column can be taken for. */
export const ROLES = ['text', 'title', 'score', 'date', 'string', 'number', 'out'] as const
export type Role = (typeof ROLES)[number]

/** A column of a file as the reader sees and corrects it. */
export interface PlannedColumn {
  readonly column: string
  readonly role: Role
  /** Name of the field. */
  readonly name: string
}

/** The columns of a plan, in the order of the file. */
export function rolesOf(plan: ColumnPlan, columns: readonly string[]): PlannedColumn[] {
  return columns.map((column) => {
    const field = plan.fields.find((one) => one.column === column)
    if (plan.texts.includes(column)) return { column, role: 'text', name: column }
    if (plan.title === column) return { column, role: 'title', name: column }
    return { column, role: field?.type ?? 'out', name: field?.name ?? column }
  })
}

/** The same as the choice by which columns are read. */
export function choiceOfRoles(columns: readonly PlannedColumn[]): ColumnChoice {
  const of = (role: Role): string[] => columns.filter((one) => one.role === role).map(({ column }) => column)
  return {
    text: of('text'),
    title: of('title')[0],
    date: of('date'),
    score: of('score'),
    number: of('number'),
    string: of('string'),
    guess: false,
  }
}

/** A plan whose fields have the names that the reader gave them. */
export const renamed = (plan: ColumnPlan, columns: readonly PlannedColumn[]): ColumnPlan => ({
  ...plan,
  fields: plan.fields.map((field) => ({
    ...field,
    name: columns.find(({ column }) => column === field.column)?.name.trim() || field.name,
  })),
})
