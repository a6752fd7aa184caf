/** The assignments of an `UPDATE` for the properties that are given, and their values; `$1` is left to the condition. */
export function changedColumns<Changes extends object>(
  changes: Changes,
  columns: { readonly [Name in keyof Changes]-?: string },
): { readonly assignments: string; readonly values: unknown[] } {
  const given = Object.entries(changes).filter(([name, value]) => value !== undefined && name in columns)
  return {
    assignments: given.map(([name], index) => `${columns[name as keyof Changes]} = $${index + 2}`).join(', '),
    values: given.map(([, value]) => value),
  }
}
