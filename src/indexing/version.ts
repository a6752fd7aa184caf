/**
 * Version of everything that shapes a build's numbers: tokens, stems, phrases, weights, axes, sentiment. It changes
 * whenever the same documents would give other answers. v5 4.10.
 */
export const SCIENCE_VERSION = '1.2'

/** Snapshots of an earlier version than this are refused with PROJECT_NEEDS_UPDATING. */
export const MINIMUM_SCIENCE_VERSION = '1.0'
