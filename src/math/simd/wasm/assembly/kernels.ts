// The numeric kernels in AssemblyScript, by subject. Every function has a reference in TypeScript that gives the same bits: f32 lanes always stand for different outputs, each of them one running sum in a fixed order, and where an output is
// spread over lanes (dot products) the reference keeps the same partial sums. Pointers are byte addresses in the shared
// memory. Tails that do not fill a vector are computed by a vector that overlaps its neighbour: it writes the same
// values a second time, which is cheaper than a scalar loop.

export { sparseTimesDense, sparseTimesSlice, normalTimesSlice } from './sparseTimesDense'
export { gram } from './gram'
export { denseTimesSmall } from './denseTimesSmall'
export { matrixTimesVector, rowsTimesVector } from './matrixTimesVector'
export { int8TimesVector, int8RowsTimesVector } from './int8TimesVector'
export { roundRows } from './roundRows'
export { codeRows, codesTimesTable } from './codedRows'
export { roundBlocks, blocksReaching } from './blockedRows'
export { pairsAbove } from './joinedRows'
export { packNumbers, unpackNumbers } from './packedNumbers'
export { addScaled, nextReaching, addSums, addSums64, markAbove, markAbove64 } from './lists'
