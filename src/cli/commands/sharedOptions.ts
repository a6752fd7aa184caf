import { type Command, Option } from 'commander'
import { collect, collectDictionaries, type Dictionaries, nameText, wholeNumber } from './optionValues.js'

/** What a report shows. */
export interface ReportChoice {
  /** Concepts in each list. */
  readonly limit: number
  readonly search: string | undefined
  /** Constraints as typed; a document must satisfy all of them. */
  readonly filters: readonly string[]
  /** The field whose drivers are shown; undefined: the one that looks like the overall score. */
  readonly drivers: string | undefined
  readonly sentiment: boolean
}

/** The options of `ReportChoice` as commander reads them. */
export interface ReportValues extends Pick<ReportChoice, 'limit' | 'search' | 'drivers' | 'sentiment'> {
  readonly filter?: string[]
}

/** Files of tables to write; undefined for none. */
export interface TableFiles {
  /** A folder for one CSV file a table. */
  readonly csv: string | undefined
  /** A workbook with one sheet a table. */
  readonly xlsx: string | undefined
}

/** A page to write the report to. */
export interface PageFile {
  /** Undefined for none. */
  readonly html: string | undefined
  /** What the page calls a document. */
  readonly noun: string
  /** Whether the page quotes documents. */
  readonly texts: boolean
}

/** What an engine is opened with to read the projects of a folder. */
export interface DictionaryChoice {
  /** Dictionaries by language: those that the projects were built with. */
  readonly dictionary?: Dictionaries | undefined
}

/** A project of a folder. */
export interface StoredProject {
  readonly directory: string
  /** Identifier or name; undefined for the only project. */
  readonly project: string | undefined
}

/** Most concepts that one list may show. */
const MOST_CONCEPTS = 100

export const addReportOptions = (command: Command): Command =>
  command
    .option('-n, --limit <n>', 'number of concepts in each list', wholeNumber(1, MOST_CONCEPTS), 15)
    .option('-s, --search <text>', 'search for a text (default: the concept that lowers the score most)')
    .option(
      '--filter <condition>',
      'only documents with FIELD=VALUE, FIELD=A|B, FIELD>=VALUE or FIELD<=VALUE; if repeated, documents that match all conditions',
      collect,
    )
    .option('--drivers <field>', 'the score or number field to show drivers for')
    .option('--no-sentiment', 'skip sentiment')

export const addTableOptions = (command: Command): Command =>
  command
    .option('--csv <folder>', 'write tables to this folder, a CSV file for each')
    .option('--xlsx <file>', 'write tables to this workbook, a sheet for each')

export const addPageOptions = (command: Command): Command =>
  command
    .option('--html <file>', 'write the report to this file, as a page that fetches nothing')
    .option('--no-texts', 'no quotations in the page')
    .option('--noun <word>', 'what the page calls a document, such as guest or customer', nameText, 'comment')

export const dictionaryOption = (): Option =>
  new Option(
    '--dictionary <code=name>',
    'Hunspell dictionary of a language, such as pl=dictionary-pl: an installed package, a folder or a file; repeat for several',
  ).argParser(collectDictionaries)

export const addFolderOption = (command: Command): Command =>
  command.requiredOption('-d, --directory <folder>', 'folder of the projects')

export const addProjectArgument = (command: Command): Command =>
  command.argument('[project]', 'identifier or name of a project (default: the only one of the folder)')

export const toReportChoice = ({ filter, limit, search, drivers, sentiment }: ReportValues): ReportChoice => ({
  limit,
  search,
  drivers,
  sentiment,
  filters: filter ?? [],
})
