import { invalidParams } from '../errors.js'
import type { Installation } from './services.js'

/** Throws INVALID_PARAMS naming the parameter for a language that this installation does not support. */
export function requireLanguage({ languages }: Installation, code: string, name = 'language'): void {
  if (languages.some((each) => each.code === code)) return
  const codes = languages.map((each) => each.code).join(', ')
  throw invalidParams(`There is no language ${JSON.stringify(code)}, only ${codes}.`, name)
}
