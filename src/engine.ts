import type { EngineOptions } from './engineOptions.js'
import type { Engine, EngineParts } from './startEngine.js'

export type { EngineOptions, PasswordOptions } from './engineOptions.js'
export type { BuildProgress, Project, ServiceFunctions, WaitOptions } from './serviceFunctions.js'
export type { Engine, EngineParts } from './startEngine.js'

const parts = new WeakMap<Engine, EngineParts>()

/** The parts of an engine that `openEngine` gave. */
export function enginePartsOf(engine: Engine): EngineParts {
  const found = parts.get(engine)
  if (found === undefined) throw new TypeError('This is not an engine that openEngine gave.')
  return found
}

/**
 * Opens a folder of projects, or an empty memory. The folder is made when it is not there. INVALID_PARAMS names an option
 * that is unknown or wrong; ERROR says why the folder cannot be opened, and leaves it as it is.
 */
export async function openEngine(options: EngineOptions = {}): Promise<Engine> {
  // Loaded here and not above, so that importing the package costs little.
  const { startEngine } = await import('./startEngine.js')
  const started = await startEngine(options)
  parts.set(started.engine, started.parts)
  return started.engine
}
