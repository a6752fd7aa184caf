import type { Concept } from '../model.js'

type Coloured = Pick<Concept, 'colour'>

/** The class of a mark that a list may give a colour: `own` with one, `rest` for what no concept of the list is. */
export const colourClass = ({ colour }: Coloured): string =>
  colour === undefined ? '' : colour === null ? ' rest' : ' own'

/** The colour for the class `own`. */
export const colourStyle = ({ colour }: Coloured): Record<string, string> => (colour ? { '--own': colour } : {})

/** Pixels that the name in a row leaves for its colour. */
export const barWidth = ({ colour }: Coloured): number => (colour ? 9 : 0)

/** Below this luminance, from 0 to 1, white is easier to read on a colour than black. */
const DARK = 0.45

/** The colour of a sign on another colour, as a style. */
export function inkOn({ colour }: Coloured): Record<string, string> {
  if (!colour) return {}
  const digits =
    colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit) : colour.match(/[0-9a-f]{2}/gi)
  const [red = 0, green = 0, blue = 0] = (digits ?? []).map((pair) => Number.parseInt(pair, 16) / 255)
  return { fill: 0.299 * red + 0.587 * green + 0.114 * blue < DARK ? '#ffffff' : '#17202a' }
}

interface ColourBarProps {
  readonly concept: Coloured
  readonly x: number
  readonly y: number
  readonly height: number
}

/** The colour of a concept before its name in a row of a chart. */
export const ColourBar = ({ concept, x, y, height }: ColourBarProps) =>
  concept.colour ? <rect class="own" style={colourStyle(concept)} x={x} y={y} width="5" height={height} rx="1" /> : null
