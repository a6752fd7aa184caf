/** The colour that a list gives a concept; its name stands beside it. */
export const Swatch = ({ colour }: { readonly colour: string | undefined }) =>
  colour === undefined ? null : <i class="sw" aria-hidden="true" style={{ background: colour }} />
