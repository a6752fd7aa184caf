/** A number with a fixed count of digits behind the point. A minus is U+2212; a value that rounds to 0 has none. */
export function fixed(value: number, digits = 1): string {
  const text = value.toFixed(digits)
  return text.replace('-', Number(text) === 0 ? '' : '−')
}
