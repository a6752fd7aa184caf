import { MINUS } from '../figures.js'

/** The five steps of colour from low to high, as a key: signs and hatch say the same. */
export const ColourRamp = () => (
  <span class="ramp" aria-hidden="true">
    <b>{MINUS}</b>
    {[1, 2, 3, 4, 5].map((step) => (
      <i key={step} class={step < 3 ? `step${step} h` : `step${step}`} />
    ))}
    <b>+</b>
  </span>
)
