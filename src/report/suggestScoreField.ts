/** Names of fields that usually hold the verdict of a document as a whole. */
const overallNames = /total|rating|stars?\b|nps|satisfaction|recommend/i

/** The score that by its name is the verdict as a whole, else the first score; undefined without scores. */
export function suggestScoreField(types: ReadonlyMap<string, string>): string | undefined {
  const scores = [...types].filter(([, type]) => type === 'score').map(([name]) => name)
  return scores.find((name) => /overall/i.test(name)) ?? scores.find((name) => overallNames.test(name)) ?? scores[0]
}
