import type { EngineOptions } from './engineOptions.js'
import type { Engine, EngineParts } from './startEngine.js'
import { readPackagedGroups } from './wordVectors/general/packedGroups.js'

export type { EngineOptions, FailedRequest, PasswordOptions } from './engineOptions.js'
export type { BuildProgress, Project, ServiceFunctions, WaitOptions } from './serviceFunctions.js'
export type { Engine, EngineParts, ImportOptions, TokenCredential } from './startEngine.js'

const parts = new WeakMap<Engine, EngineParts>()

/** The parts of an engine that `openEngine` returned. */
export function enginePartsOf(engine: Engine): EngineParts {
  const found = parts.get(engine)
  if (found === undefined) throw new TypeError('This engine was not created by openEngine.')
  return found
}

/**
 * Opens a folder of projects and creates it if it does not exist; without a folder, everything is in memory.
 * INVALID_PARAMS names an option that is unknown or wrong; ERROR says why the folder cannot be opened, and leaves it
 * unchanged.
 */
export async function openEngine(options: EngineOptions = {}): Promise<Engine> {
  // JavaScript may pass anything; `startEngine` says what is wrong with it.
  const { directory, database, general } = (options as EngineOptions | null) ?? {}
  // An engine in memory is empty, so a build comes next. What it needs is unpacked while modules are loaded.
  if (directory === undefined && database === undefined && general !== false) readPackagedGroups().catch(() => {})
  // Loaded on first use, so that importing the package costs little.
  const { startEngine } = await import('./startEngine.js')
  const started = await startEngine(options)
  parts.set(started.engine, started.parts)
  return started.engine
}
