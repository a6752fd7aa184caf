/** Loads the export of the file of a language on first use; undefined for a language without a file. */
type LanguageFileLoader<Contents> = (language: string) => Promise<Contents | undefined>

/** Creates the loader of one kind of files from the import of each, by language code. */
export const languageFiles =
  <Contents>(imports: Readonly<Record<string, () => Promise<Contents>>>): LanguageFileLoader<Contents> =>
  async (language) =>
    Object.hasOwn(imports, language) ? await imports[language]!() : undefined
