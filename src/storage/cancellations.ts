import type { Cancellation } from './port/project/builds.js'

/** Cancellations by the number that is stored for them, weakest first; 0 for none. */
export const CANCELLATIONS: readonly (Cancellation | undefined)[] = [undefined, 'sentiment', 'build']
