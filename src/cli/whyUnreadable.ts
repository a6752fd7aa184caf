const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'no permission to read it',
}

/** Why a file cannot be read, as the end of a sentence; undefined for errors of other kinds. */
export const whyUnreadable = (error: unknown): string | undefined =>
  reasons[(error as NodeJS.ErrnoException | null)?.code ?? '']
