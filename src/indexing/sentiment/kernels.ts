import * as sentimentKernels from './sentimentKernels.js'
import * as termKinds from './termKinds.js'
import * as termUsages from './termUsages.js'

/** The modules with the kernels of sentiment builds. */
export const kernelModules = [sentimentKernels, termKinds, termUsages]
