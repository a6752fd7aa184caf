import { texts } from '../../texts/texts.js'

/** How far one is. */
export const Steps = ({ now }: { readonly now: number }) => (
  <ol class="steps" aria-label={texts.add.stepsLabel}>
    {texts.add.steps.map((step, place) => (
      <li
        key={step}
        class={place < now ? 'done' : place === now ? 'now' : ''}
        aria-current={place === now ? 'step' : undefined}
      >
        <span aria-hidden="true">{place < now ? '✓' : place + 1}</span>
        {step}
        {place < now && <span class="sr">, {texts.add.done}</span>}
      </li>
    ))}
  </ol>
)
