/** A share as whole per cent; `<1%` below half a per cent. */
export const percent = (share: number): string => (share > 0 && share < 0.005 ? '<1%' : `${Math.round(share * 100)}%`)

/** The same with a sign, unless it is nothing. A minus is U+2212. */
export const signedPercent = (share: number): string =>
  (share < 0 ? '−' : share > 0 ? '+' : '') + percent(Math.abs(share))
