import type { Compute } from '../../compute/compute.js'
import { inlineCompute } from '../../compute/pool.js'
import type { OpenedTokenizer } from '../../text/tokenization/customTokenizer.js'

/**
 * Number of documents that a tokenizer function of the caller reads before yielding to the event loop; its running time
 * is unknown.
 */
export const IN_PROCESS_DOCUMENTS = 16

/** Where texts are tokenized: a tokenizer that is a function instead of a module can only be called in this process. */
export const tokenizerCompute = (tokenizer: OpenedTokenizer | undefined, compute: Compute): Compute =>
  tokenizer !== undefined && tokenizer.module === undefined ? inlineCompute : compute

/** The first tokenizer that can only be called in this process. */
export const processTokenizer = (
  languages: readonly { readonly tokenizer?: OpenedTokenizer | undefined }[],
): OpenedTokenizer | undefined =>
  languages.map(({ tokenizer }) => tokenizer).find((each) => each !== undefined && each.module === undefined)
