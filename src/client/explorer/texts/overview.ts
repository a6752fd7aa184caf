/** Texts of the overview. */
export const overview = {
  deck: (language: string, built: string) => `${language}, built ${built}`,
  copyLink: 'Copy link',
  linkCopied: 'The address of this view is copied. Whoever may read the project sees the same.',
  concepts: 'What is written about',
  conceptsDeck: 'The most relevant concepts, by documents that mention them',
  order: 'Order',
  byRelevance: 'Most relevant',
  byCount: 'Most frequent',
  columns: { concept: 'Concept', documents: 'Documents', share: 'Share' },
} as const
