import type { TextPiece } from '../texts/pieces.js'

/** A sentence some of whose words are set apart. */
export const Sentence = ({ pieces }: { readonly pieces: readonly TextPiece[] }) => (
  <>
    {pieces.map((piece, place) => {
      if (typeof piece === 'string') return piece
      const { tag: Tag, text } = piece
      return (
        <Tag key={place} class={Tag === 'mark' ? 'chosen' : undefined}>
          {text}
        </Tag>
      )
    })}
  </>
)
