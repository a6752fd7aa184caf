/**
 * Irregular forms of a language, as the modules in `irregularForms/` write them: rows separated by commas or line ends, each
 * a lemma and its forms (`take took taken, give gave given`). A lemma is a form of itself. A form in several rows belongs to
 * the first. The text is parsed at the first look-up.
 */
export function irregularForms(rows: string): (form: string) => string | undefined {
  let table: ReadonlyMap<string, string> | undefined
  return (form) => {
    table ??= parseRows(rows)
    return table.get(form)
  }
}

function parseRows(rows: string): ReadonlyMap<string, string> {
  const table = new Map<string, string>()
  for (const row of rows.split(/[,\n]/u)) {
    const [lemma, ...forms] = row.trim().split(/\s+/u)
    if (lemma === undefined || lemma === '') continue
    for (const form of [lemma, ...forms]) if (!table.has(form)) table.set(form, lemma)
  }
  return table
}

/** The words of a list that white space separates. */
export const wordList = (words: string): ReadonlySet<string> => new Set(words.match(/\S+/gu))
