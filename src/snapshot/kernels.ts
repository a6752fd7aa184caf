import * as nearestJoin from './nearestJoin.js'
import * as quantizeVectors from './quantizeVectors.js'

/** The modules with the kernels of snapshots. */
export const kernelModules = [nearestJoin, quantizeVectors]
