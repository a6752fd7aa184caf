/** A number with a fixed count of digits behind the point, and a comma at each thousand. A minus is U+2212; a value that rounds to 0 has none. */
export function fixed(value: number, digits = 1): string {
  const text = value.toFixed(digits)
  const [whole = '', ...behind] = text.split('.')
  const grouped = [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...behind].join('.')
  return grouped.replace('-', Number(text) === 0 ? '' : '−')
}
