/** Colours that stay apart for all kinds of colour blindness, by Okabe and Ito, for concepts that are added. */
const COLOURS = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00', '#b8a800', '#7a7a7a'] as const

/** The colour of the concept at a place of a list. */
export const colourAt = (place: number): string => COLOURS[place % COLOURS.length]!

/** A colour as `#rrggbb`, which is the only form that a field for colours takes. */
export const longColour = (colour: string): string =>
  colour.length === 4 ? `#${[...colour.slice(1)].map((digit) => digit + digit).join('')}` : colour.toLowerCase()
