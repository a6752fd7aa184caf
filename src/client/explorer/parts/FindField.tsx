import { address, setQuery } from '../state/address.js'

/** What is typed in the `FindField` of a screen. */
export const typedToFind = (): string => address.value.query.get('find') ?? ''

/** A field that narrows a list down; the address keeps what is typed. */
export const FindField = ({ label }: { readonly label: string }) => (
  <input
    class="in"
    type="search"
    dir="auto"
    aria-label={label}
    placeholder={label}
    value={typedToFind()}
    onInput={(event) => setQuery({ find: event.currentTarget.value || undefined })}
  />
)
