/** Texts of the drivers of a score. */
export const drivers = {
  deck: 'What goes with higher and lower scores. The figures say what goes together, not what causes what.',
  scoreField: 'Score',
  unknownScore: (name: string) => `This project has no score or number ${name}: that part of the address is left out.`,
  noScore: 'No field is a score or a number.',
  noScoreWhy: 'Drivers need documents with a score, such as a rating or the answer to a recommendation question.',
  none: 'No concept goes with clearly higher or lower scores.',
  /** Names only what is there to be chosen. */
  noneWhy: (hasOtherScores: boolean, isFiltered: boolean) => {
    const ways = [
      hasOtherScores && 'choose another score',
      isFiltered && 'clear the filter so that more documents count',
    ]
    const advice = ways.filter((way) => way !== false).join(', or ')
    return advice === ''
      ? 'It takes several documents with different scores, of which some mention a concept and others do not.'
      : `${advice.slice(0, 1).toUpperCase()}${advice.slice(1)}.`
  },
  chart: 'Drivers',
  chartDeck: (average: string) =>
    `Difference of the average score of documents that mention a concept from the average of all (${average})`,
  mentions: (name: string) => `Documents that mention ${name}`,
  mentionsDeck: 'The best matches first',
  noun: { one: 'document', many: 'documents' },
  periods: 'Two periods',
  periodsDeck: 'The same concepts in the filter above and in another period: what rose, what fell',
  field: 'Date',
  noField: 'no comparison',
  from: 'Other period from',
  to: 'to',
  columns: { concept: 'Concept', here: 'Filter above', there: 'Other period', change: 'Change' },
} as const
