import type { Concept } from '../../../model.js'
import { address, setQuery } from '../../state/address.js'

/** The concept that the reader chose, by its name in the address; undefined where none is. */
export function chosenConcept(concepts: readonly Concept[]): Concept | undefined {
  const name = address.value.query.get('concept')
  return concepts.find((concept) => concept.name === name)
}

/** Chooses a concept, or clears the choice if it was chosen. */
export function chooseConcept(concepts: readonly Concept[], place: number): void {
  const chosen = chosenConcept(concepts)
  setQuery({ concept: chosen?.place === place ? undefined : concepts[place]?.name })
}

export const clearConcept = (): void => setQuery({ concept: undefined })
