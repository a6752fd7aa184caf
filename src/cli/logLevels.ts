/** Levels from the least to the most that is written. Failures of the engine are written at every level. */
export const LOG_LEVELS = ['error', 'warn', 'info'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]
