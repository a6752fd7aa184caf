import type { ComponentType } from 'preact'
import { loadCode } from '../api/loadCode.js'
import { TitledAnswer } from '../parts/TitledAnswer.js'
import { useAnswer } from '../state/question.js'
import { texts } from '../texts/texts.js'

/** A screen whose code is loaded when it is first shown, once for all visits. Until then only its title can be heard. */
export function lazyScreen<Props extends object>(
  name: keyof typeof texts.screens,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  return (props) => {
    const question = useAnswer(loaded === undefined ? 'code' : null, async () => {
      loaded = await loadCode(load)
      return loaded
    })
    const Screen = loaded
    return Screen === undefined ? (
      <TitledAnswer title={texts.screens[name]} question={question}>
        {() => null}
      </TitledAnswer>
    ) : (
      <Screen {...props} />
    )
  }
}
