/** Texts of the search. */
export const search = {
  deck: 'Finds documents by words, and by words that mean something similar in this project.',
  label: 'Search for',
  placeholder: 'breakfast "friendly staff" -noise',
  note: 'Put a phrase in quotes. A minus before a word leaves out the documents that have it.',
  ranking: 'Matches',
  rankings: { both: 'Words and related', exact: 'Words only', hybrid: 'Best for reading' },
  explain: 'Explain scores',
  why: 'Why this document',
  related: 'Related:',
  listed: 'From the list:',
  add: (words: string) => `Add ${words} to the search`,
  found: (exact: string, all: string) =>
    `${exact === '0' ? 'No document has' : exact === '1' ? '1 document has' : `${exact} documents have`} these words${
      exact === all ? '. Related words find no others.' : `; with related words, ${all} match.`
    }`,
  nothing: 'No document matches.',
  nothingWhy: 'Try fewer or other words, allow related words, or clear the filter.',
  save: 'Save as a concept…',
  saveTitle: 'Save the search as a concept',
  saveNote: 'Its words are saved, the filter is not.',
  saveList: 'List',
  saveNewList: 'a new list',
  saveListName: 'Name of the list',
  saveSubmit: 'Save',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  all: (documents: number) => `All ${documents} documents`,
  range: (first: string, last: string, total: string) => `${first} to ${last} of ${total}`,
} as const
