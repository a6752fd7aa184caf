/** The public interface of the package: an engine, its errors, and the types of parameters and results. */
export type { MailMessage, SendMail } from './accounts/mail.js'
export type { PasswordCheck } from './accounts/passwordPolicy.js'
export type { Role } from './accounts/roles.js'
export type { ConceptKind } from './answers/concepts/conceptKinds.js'
export type { Permission } from './caller.js'
export {
  type BuildProgress,
  type Engine,
  type EngineOptions,
  type FailedRequest,
  type ImportOptions,
  openEngine,
  type PasswordOptions,
  type Project,
  type ServiceFunctions,
  type TokenCredential,
  type WaitOptions,
} from './engine.js'
export { EngineError, type ErrorCode, type ErrorDetails } from './errors.js'
export type { SentimentAnalyser, TargetSentiment } from './indexing/sentiment/buildSentiment.js'
export type { AskOptions } from './operations/askOptions.js'
export type {
  ConceptInput,
  MatchType,
  SelectorInput,
  UploadDocumentInput,
} from './operations/functionTypes.js'
export type { AccountRecord, UsageRecord as AccountUsageRecord } from './operations/v4/records.js'
export type { AnalyzedTextRecord, AnalyzedTextsResult, TextConceptRecord } from './operations/v5/analyzeTexts.js'
export type { AssociatedRecord, FilterAssociationRecord } from './operations/v5/associations.js'
export type { CompareResult, DifferenceRecord } from './operations/v5/compare.js'
export type { ConceptListRecord, SharedConceptRecord } from './operations/v5/conceptLists.js'
export type { ConceptMovementResult, MovementRecord } from './operations/v5/conceptMovement.js'
export type { ConceptsResult } from './operations/v5/concepts.js'
export type { DashboardRecord } from './operations/v5/dashboards.js'
export type { DocumentsResult, SearchRecord } from './operations/v5/documents.js'
export type { ConcentrationRecord, FindingRecord, FindingsResult } from './operations/v5/findings.js'
export type {
  BreakdownInput,
  ConstraintInput,
  FilterInput,
  MetadataFieldInput,
  RangeInput,
  SpecialInput,
  ValuesInput,
} from './operations/v5/inputs.js'
export type { TermChangeRecord } from './operations/v5/management.js'
export type { BucketRecord, MatchCountRecord, MatchCountsResult } from './operations/v5/matchCounts.js'
export type { OrganizationRecord, UsageRecord as OrganizationUsageRecord } from './operations/v5/organizations.js'
export type { OutliersResult } from './operations/v5/outliers.js'
export type { MemberRecord, ProfileRecord, TokenRecord } from './operations/v5/people.js'
export type { BuildInfoRecord, ProjectRecord } from './operations/v5/projectRecord.js'
export type { MetadataFieldRecord, MetadataResult } from './operations/v5/projects.js'
export type { ConceptRecord, DriverRecord, SelectedRecord } from './operations/v5/render.js'
export type {
  DocumentRecord,
  ExplanationRecord,
  KeyPhraseRecord,
  MetadataRecord,
  NumberMetadataRecord,
  SentimentWordRecord,
  TermRecord,
  TextMetadataRecord,
} from './operations/v5/renderDocuments.js'
export type { ScoreDriverRecord } from './operations/v5/scoreDrivers.js'
export type {
  ConceptSentimentRecord,
  ExampleRecord,
  SentimentResult,
  SentimentShare,
} from './operations/v5/sentiment.js'
export type { StatusRecord } from './operations/v5/status.js'
export type {
  NetSentimentChangeResult,
  NetSentimentRecord,
  PeriodRecord,
  VolumeBucket,
  VolumeResult,
} from './operations/v5/summaries.js'
export type { TermStatisticsRecord } from './operations/v5/terms.js'
export type { UserRecord } from './operations/v5/users.js'
export type { VectorizedRecord } from './operations/v5/vectorize.js'
export type { WorkspaceRecord } from './operations/v5/workspaces.js'
export {
  type BackupOptions,
  type BackupProgress,
  type BackupReport,
  backupDirectory,
} from './projects/copies/backup.js'
export {
  type CheckOptions,
  type CheckProgress,
  checkDirectory,
  type DirectoryReport,
  type Finding,
} from './projects/copies/checkDirectory.js'
export type { ExportOptions, ExportProgress } from './projects/copies/transfer.js'
export type * from './report/reportDocument.js'
export type { ReportOptions } from './report/reportOptions.js'
export { type WriteOptions as TableWriteOptions, writeCsvTables } from './report/tables/csv.js'
export { projectTables, type TableOptions } from './report/tables/projectTables.js'
export type { Cell, Table, TableRow } from './report/tables/table.js'
export { type WorkbookWriteOptions, writeXlsxTables } from './report/tables/xlsx.js'
export type { LanguageCode } from './text/languages.js'
export type { CustomTokenizer, FindWords, WordSpan } from './text/tokenization/customTokenizer.js'
export type { Word } from './text/tokenization/readWords.js'
export { openWordReader, type WordReaderOptions } from './wordReader.js'
export type { BackgroundFile, BackgroundSpace } from './wordVectors/wordVectors.js'
