import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')

/** Collects all garbage of this thread, however long it takes and however large the heap is: `collectGarbage` of src/ gives up after a second. */
export const collectAllGarbage: () => void = runInNewContext('gc')
