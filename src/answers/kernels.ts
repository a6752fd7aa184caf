import * as relatedTerms from './concepts/relatedTerms.js'
import * as countBlock from './counts/countBlock.js'
import * as adjustDrivers from './drivers/adjustDrivers.js'
import * as documentCodes from './search/hybrid/documentCodes.js'
import * as documentCosines from './search/hybrid/documentCosines.js'
import * as findThemes from './selection/findThemes.js'

/** The modules with the kernels of answers. */
export const kernelModules = [relatedTerms, countBlock, adjustDrivers, documentCodes, documentCosines, findThemes]
