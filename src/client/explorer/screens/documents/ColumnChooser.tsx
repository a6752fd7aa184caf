import { fieldTitle } from '../../../parts/fieldTitle.js'
import type { FieldRecord } from '../../api/projects.js'
import { Popup } from '../../parts/Popup.js'
import { texts } from '../../texts/texts.js'
import { showFields } from './columns.js'

export interface ColumnChooserProps {
  readonly fields: readonly FieldRecord[]
  readonly shown: readonly FieldRecord[]
}

/** Chooses the fields that are columns. */
export const ColumnChooser = ({ fields, shown }: ColumnChooserProps) =>
  fields.length === 0 ? null : (
    <Popup
      button={
        <>
          {texts.documents.columns}
          <span aria-hidden="true"> ▾</span>
        </>
      }
    >
      {() => (
        <fieldset aria-label={texts.documents.columnsLabel}>
          {fields.map((field) => (
            <label key={field.name} class={shown.includes(field) ? 'fv on' : 'fv'}>
              <input
                type="checkbox"
                checked={shown.includes(field)}
                onChange={() =>
                  showFields(fields.filter((one) => shown.includes(one) !== (one === field)).map(({ name }) => name))
                }
              />
              <span class="nm" dir="auto">
                {fieldTitle(field.name)}
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </Popup>
  )
