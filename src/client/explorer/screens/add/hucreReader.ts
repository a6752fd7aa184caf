/** The part of hucre that the page needs: a chunk of this module has no more, one of the whole package would be three times as large. */
export { read } from 'hucre'
