import { useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { capital, count } from '../../figures.js'
import { fieldTitle } from '../../parts/fieldTitle.js'
import { matchCounts, NO_CONCEPTS } from '../api/concepts.js'
import type { Filter } from '../api/filter.js'
import type { FieldRecord } from '../api/projects.js'
import { type AddressFilter, screenFilter } from '../state/filter.js'
import { useQuestion } from '../state/question.js'
import { texts } from '../texts/texts.js'
import { choiceText } from './choiceText.js'
import { FilterRange } from './FilterRange.js'
import { FilterValues } from './FilterValues.js'
import { findFields, foldFields } from './foldFields.js'
import { ListPicker } from './ListPicker.js'
import { Popup } from './Popup.js'

export interface FilterBarProps {
  readonly projectId: string
  readonly fields: readonly FieldRecord[]
  /** Default: the filter of the screen, with the list that gives the colours. */
  readonly of?: AddressFilter
  /** What the bar is called, in front of it; default: its fields stand alone. */
  readonly label?: string
  /** What is said of documents while nothing is chosen; default: how many there are. */
  readonly none?: string
}

/**
 * Fields as buttons that say what is chosen of them, and how many documents are left. Of many fields only some are shown until
 * a reader asks for the others, among which one is found by its name.
 */
export function FilterBar({ projectId, fields, of = screenFilter, label, none }: FilterBarProps) {
  const { filter, unknown, wrong } = of.read(fields)
  const id = useId()
  const isOpen = useSignal(false)
  const typed = useSignal('')
  const isChosen = (field: FieldRecord): boolean => of.choiceOf(field) !== undefined
  const few = foldFields(fields, isChosen)
  const shown = isOpen.value ? findFields(fields, typed.value, isChosen) : few
  const folded = fields.length - few.length
  return (
    <>
      <fieldset class={isOpen.value ? 'fbar open' : 'fbar'} aria-label={label ?? texts.filter.label}>
        {label !== undefined && <b aria-hidden="true">{label}</b>}
        {(folded > 0 || isOpen.value) && (
          <div class="fmore">
            <button
              type="button"
              class="chip fold"
              aria-expanded={isOpen.value}
              aria-controls={id}
              onClick={() => {
                isOpen.value = !isOpen.value
                typed.value = ''
              }}
            >
              {isOpen.value ? texts.filter.fewer : texts.filter.more(count(folded))}
            </button>
            {isOpen.value && (
              <input
                class="in"
                type="search"
                aria-label={texts.filter.findField}
                placeholder={texts.filter.findField}
                value={typed.value}
                onInput={(event) => (typed.value = event.currentTarget.value)}
              />
            )}
          </div>
        )}
        <div class="fb" id={id}>
          {shown.map((field) => (
            <FieldFilter key={field.name} of={of} projectId={projectId} field={field} filter={filter} />
          ))}
          {shown.length === 0 && fields.length > 0 && <p class="empty">{texts.filter.noField(typed.value)}</p>}
          {of === screenFilter && <ListPicker projectId={projectId} />}
          {of.query.value.size > 0 && (
            <button type="button" class="link sm" onClick={() => of.replace(new URLSearchParams())}>
              {texts.filter.clear}
            </button>
          )}
        </div>
        {none !== undefined && filter.length === 0 ? (
          <p class="res">{none}</p>
        ) : (
          <FilterCount projectId={projectId} filter={filter} />
        )}
      </fieldset>
      {unknown.length > 0 && <p class="hint">{texts.filter.unknown(unknown.join(', '))}</p>}
      {wrong.map(({ name, text, type }) => (
        <p class="hint" key={`${name} ${text}`}>
          {type === 'date' ? texts.filter.noDay(name, text) : texts.filter.noNumber(name, text)}
        </p>
      ))}
    </>
  )
}

interface FieldFilterProps {
  readonly of: AddressFilter
  readonly projectId: string
  readonly field: FieldRecord
  readonly filter: Filter
}

/** Counts beside the values of a field ignore what is chosen of it, so that one can change one's mind. */
function FieldFilter({ of, projectId, field, filter }: FieldFilterProps) {
  const choice = of.choiceOf(field)
  const others = filter.filter(({ name }) => name !== field.name)
  const chosen = choice === undefined ? '' : choiceText(field, choice)
  return (
    <Popup
      class={choice === undefined ? 'chip' : 'chip on'}
      button={
        <>
          <span class="cut" title={field.name}>
            <bdi>{capital(fieldTitle(field.name))}</bdi>
            {chosen !== '' && texts.filter.is}
          </span>
          {chosen !== '' && (
            <b>
              {' '}
              <bdi class="cut" title={chosen}>
                {chosen}
              </bdi>
            </b>
          )}
          <span aria-hidden="true"> ▾</span>
        </>
      }
    >
      {(close) =>
        field.type === 'string' ? (
          <FilterValues of={of} projectId={projectId} field={field} others={others} close={close} />
        ) : (
          <FilterRange of={of} field={field} close={close} />
        )
      }
    </Popup>
  )
}

/** How many documents are left. */
function FilterCount({ projectId, filter }: Pick<FieldFilterProps, 'projectId' | 'filter'>) {
  const { answer, error, isAsking } = useQuestion(matchCounts, {
    project_id: projectId,
    concept_selector: NO_CONCEPTS,
    filter,
  })
  return (
    <p class="res" aria-live="polite">
      {isAsking ? (
        <>
          <span class="spin" aria-hidden="true" /> {texts.shell.asking}
        </>
      ) : (
        // After an error the answer is that of an earlier filter.
        answer !== undefined &&
        error === undefined &&
        texts.filter.count(count(answer.filter_count), count(answer.total_count))
      )}
    </p>
  )
}
