import type { Attack } from '../attack.js'
import { bounds } from './bounds.js'
import { clock } from './clock.js'
import { copies } from './copies.js'
import { disk } from './disk.js'
import { existence } from './existence.js'
import { folders } from './folders.js'
import { fuzz } from './fuzz.js'
import { handles } from './handles.js'
import { kills, severalProcesses } from './kills.js'
import { limits } from './limits.js'
import { soak } from './soak.js'

/** All attacks, in the order in which they run. */
export const attacks: readonly Attack[] = [
  soak,
  kills,
  severalProcesses,
  fuzz,
  existence,
  limits,
  bounds,
  disk,
  handles,
  copies,
  clock,
  folders,
]
