/** The colour that a list gives a concept; its name stands beside it. */
export const Swatch = ({ colour }: { readonly colour: string | null | undefined }) =>
  colour ? <i class="sw" aria-hidden="true" style={{ background: colour }} /> : null
