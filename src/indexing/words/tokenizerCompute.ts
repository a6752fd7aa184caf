import type { Compute } from '../../compute/compute.js'
import { inlineCompute } from '../../compute/pool.js'
import type { OpenedTokenizer } from '../../text/tokenization/customTokenizer.js'

/** Documents that a function of the caller's reads before the event loop turns: nobody knows how long one takes. */
export const IN_PROCESS_DOCUMENTS = 16

/** Where texts are read: a tokenizer that is a function and no module can be called in this process only. */
export const tokenizerCompute = (tokenizer: OpenedTokenizer | undefined, compute: Compute): Compute =>
  tokenizer !== undefined && tokenizer.module === undefined ? inlineCompute : compute

/** The first of some tokenizers that can be called in this process only. */
export const processTokenizer = (
  languages: readonly { readonly tokenizer?: OpenedTokenizer | undefined }[],
): OpenedTokenizer | undefined =>
  languages.map(({ tokenizer }) => tokenizer).find((each) => each !== undefined && each.module === undefined)
