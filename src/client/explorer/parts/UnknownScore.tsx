import { unknownScore } from '../state/scoreField.js'
import { texts } from '../texts/texts.js'

/** Says that the address names a score that the project does not have; `scores` are those that it has. */
export function UnknownScore({ scores }: { readonly scores: readonly string[] }) {
  const name = unknownScore(scores)
  return name === undefined ? null : <p class="hint">{texts.drivers.unknownScore(name)}</p>
}
