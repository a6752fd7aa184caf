/** Texts of the overview. */
export const overview = {
  deck: (period: string, language: string, built: string) =>
    `${period === '' ? '' : `${period}, `}${language}, built ${built}`,
  copyLink: 'Copy link',
  linkCopied: 'The address of this view is copied. Whoever may read the project sees the same.',
  /** What the charts call a document. */
  noun: { one: 'document', many: 'documents' },
  drivers: (score: string) => `What goes with ${score}`,
  driversDeck: (average: string) =>
    `Difference from the average of all, ${average}, by number of documents. Figures go together; they do not say why.`,
  clear: 'Clear differences',
  higher: 'Higher scores',
  lower: 'Lower scores',
  frequent: 'Most frequent',
  sideNote: 'Choose a concept here or in a chart to see it everywhere.',
  clearConcept: 'Clear',
  difference: 'Difference',
  map: 'What is said together',
  mapDeck: 'Concepts that are used alike stand in a group.',
  keyList: (list: string) => `in their colours: the concepts of “${list}”`,
  sentiment: 'Sentiment',
  sentimentDeck: 'How people feel where they mention a concept. Share of the documents that mention it.',
  time: 'Over time',
  noDates: (field: string) => `No document of the filter has a ${field}.`,
  tooLong: (field: string) => `The ${field} of some documents is centuries away from that of others.`,
  tooLongWhy: 'Filter by it to leave them out.',
  differences: 'What each value names more often',
  columns: { documents: 'Documents', share: 'Share' },
} as const
