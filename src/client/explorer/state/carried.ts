import { computed } from '@preact/signals'
import { address, setQuery } from './address.js'
import { screenFilter } from './filter.js'

/** The parameter that names the list of concepts whose colours charts show. */
const LIST = 'list'

/** The identifier of that list; null without one. */
export const activeListId = computed(() => address.value.query.get(LIST))

/** Colours charts by a list; null: by none. */
export const activateList = (listId: string | null): void => setQuery({ [LIST]: listId ?? undefined })

/** The part of the address that travels from screen to screen: the filter and the list. */
export const carriedQuery = computed(() => {
  const query = new URLSearchParams(screenFilter.query.value)
  if (activeListId.value !== null) query.set(LIST, activeListId.value)
  return query
})
