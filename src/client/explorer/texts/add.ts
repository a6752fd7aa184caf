import { documentCount } from './documentCount.js'

const uploadedBefore = (documents: string): string =>
  documents === '1'
    ? '1 document was uploaded before; it counts from the next build.'
    : `${documents} documents were uploaded before; they count from the next build.`

/** Texts of adding data. */
export const add = {
  title: 'Add data',
  titleFor: (name: string) => `Add data to ${name}`,
  steps: ['File', 'Columns', 'Build'],
  stepsLabel: 'Steps',
  done: 'done',
  drop: 'Drop a file here',
  dropWhat:
    'CSV, TSV, XLSX, ODS, JSON, JSON Lines or a text on each line, also packed with gzip. As your survey tool exported it.',
  choose: 'Choose a file',
  local: 'The file is read in this page. Only the columns that you keep are sent to the engine.',
  noRight: 'You may not make projects.',
  noRightWhy: 'Ask an administrator of your workspace for that right, or for a project that you may write to.',
  noWrite: 'You may read this project, not add to it.',
  noWriteWhy: 'Ask an administrator of its workspace for the right to write.',
  reading: 'Reading the beginning of the file…',
  another: 'Another file',
  again: 'Upload again',
  failed: 'The upload has failed.',
  failedPart: uploadedBefore,
  buildFailed: 'The documents are uploaded, but the build has failed.',
  unreadable: 'This file cannot be read.',
  name: 'Name of the project',
  language: 'Language of the texts',
  languageFound: 'Found in the texts. Change it if it is wrong.',
  languageUnknown: 'The texts do not tell. Choose it.',
  languageKept: 'The language of the project counts.',
  plan: 'What the columns are',
  planDeck: (rows: string) =>
    rows === '1'
      ? 'Guessed by the only row. Change what is wrong.'
      : `Guessed by the first ${rows} rows. Change what is wrong.`,
  planNone: 'The rows are documents as the service writes them: there is nothing to choose.',
  columns: { column: 'Column', role: 'Taken as', name: 'Name', rows: 'First rows' },
  roleOf: (column: string) => `${column} is taken as`,
  nameOf: (column: string) => `Name of ${column}`,
  roles: {
    text: 'Text',
    title: 'Title',
    score: 'Score',
    date: 'Date',
    string: 'Choice',
    number: 'Number',
    out: 'Leave out',
  },
  emptyCell: 'empty',
  noText: 'Take at least one column as text: it is what is analyzed.',
  wrong: 'These columns do not fit.',
  preview: 'How the first documents will look',
  build: 'Upload and build',
  uploading: 'Uploading',
  uploaded: (documents: string) => `${documentCount(documents)} uploaded`,
  building: 'Finding words, phrases and what they mean',
  cancel: 'Cancel',
  cancelled: 'Cancelled. Nothing of the file was kept.',
  cancelledPart: (documents: string) => `Cancelled. ${uploadedBefore(documents)}`,
  noDocuments: 'No row of the file has a text.',
  closeable:
    'You may close this page once all is uploaded: the build goes on, and the list of projects shows how far it is.',
  excluded: (rows: string) =>
    rows === '1' ? '1 row without a readable text is left out.' : `${rows} rows without a readable text are left out.`,
} as const
