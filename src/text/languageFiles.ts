/** Files of one kind, one for each language. A file is loaded when it is first needed. */
interface LanguageFiles<Contents> {
  /** Two-letter codes of the languages that have a file. */
  readonly languages: readonly string[]
  /** What the file of a language exports; undefined for a language without one. */
  load(language: string): Promise<Contents | undefined>
}

/** Language code -> import of its file. */
export const languageFiles = <Contents>(
  imports: Readonly<Record<string, () => Promise<Contents>>>,
): LanguageFiles<Contents> => ({
  languages: Object.keys(imports),
  load: async (language) => (Object.hasOwn(imports, language) ? await imports[language]!() : undefined),
})
