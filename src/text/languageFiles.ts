/** Loads what the file of a language exports when it is first needed; undefined for a language without a file. */
type LanguageFileLoader<Contents> = (language: string) => Promise<Contents | undefined>

/** Makes the loader of one kind of files from the import of each, by language code. */
export const languageFiles =
  <Contents>(imports: Readonly<Record<string, () => Promise<Contents>>>): LanguageFileLoader<Contents> =>
  async (language) =>
    Object.hasOwn(imports, language) ? await imports[language]!() : undefined
