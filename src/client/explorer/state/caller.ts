import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { ProfileRecord, StatusRecord } from '../api/people.js'

/** Who asks, and what the engine offers: both are known before any screen is shown. */
export interface Caller {
  readonly profile: ProfileRecord
  readonly status: StatusRecord
  /** Reads the profile again, after it was changed. */
  readonly reload: () => void
}

export const CallerContext = createContext<Caller | null>(null)

/** The caller, in every screen behind the login. */
export function useCaller(): Caller {
  const caller = useContext(CallerContext)
  if (caller === null) throw new Error('A screen is shown without a caller.')
  return caller
}

/** The name of a language by its code; the code where the engine does not know it. */
export const languageName = ({ status }: Caller, code: string): string =>
  status.languages.find((language) => language.code === code)?.name ?? code
