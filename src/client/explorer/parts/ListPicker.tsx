import { Swatch } from '../../parts/Swatch.js'
import { href } from '../state/address.js'
import { activateList, carriedQuery } from '../state/carried.js'
import { useActiveList } from '../state/conceptLists.js'
import { texts } from '../texts/texts.js'
import { Popup } from './Popup.js'

/** Colours shown on the button. */
const MOST_COLOURS = 5

/** Chooses the list whose colours charts show. */
export function ListPicker({ projectId }: { readonly projectId: string }) {
  const { lists, active, isUnknown } = useActiveList()
  return (
    <>
      <Popup
        class={active === undefined ? 'chip' : 'chip on'}
        button={
          <>
            {active?.concepts.slice(0, MOST_COLOURS).map(({ name, colour }) => (
              <Swatch key={name} colour={colour} />
            ))}
            {texts.concepts.colours}
            {active !== undefined && texts.filter.is}
            {active !== undefined && (
              <b>
                {' '}
                <bdi class="cut" title={active.name}>
                  {active.name}
                </bdi>
              </b>
            )}
            <span aria-hidden="true"> ▾</span>
          </>
        }
      >
        {(close) => (
          <>
            <Options
              options={[
                [null, texts.concepts.noList],
                ...lists.map(({ concept_list_id, name }) => [concept_list_id, name] as const),
              ]}
              chosen={active?.concept_list_id ?? null}
              onChoose={(id) => {
                activateList(id)
                close()
              }}
            />
            <a class="link sm" href={href(['projects', projectId, 'concepts'], carriedQuery.value)}>
              {lists.length === 0 ? texts.concepts.makeOne : texts.concepts.editLists}
            </a>
          </>
        )}
      </Popup>
      {isUnknown && <span class="res">{texts.concepts.unknown}</span>}
    </>
  )
}

interface OptionsProps {
  readonly options: readonly (readonly [id: string | null, name: string])[]
  readonly chosen: string | null
  readonly onChoose: (id: string | null) => void
}

const Options = ({ options, chosen, onChoose }: OptionsProps) => (
  <fieldset class="opts" aria-label={texts.concepts.colours}>
    {options.map(([id, name]) => (
      <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
        <span dir="auto">{name}</span>
      </button>
    ))}
  </fieldset>
)
