import * as rowKernels from './linearAlgebra/rowKernels.js'

/** The modules with kernels that are named after what they compute. */
export const kernelModules = [rowKernels]
