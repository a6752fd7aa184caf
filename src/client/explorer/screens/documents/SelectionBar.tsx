import { count } from '../../../figures.js'
import { texts } from '../../texts/texts.js'
import type { MarkChange } from './useMarks.js'

export interface SelectionBarProps {
  readonly size: number
  readonly onMark: (change: MarkChange) => void
  readonly onClear: () => void
}

const CHANGES = ['favor', 'disfavor', 'delete', 'keep'] as const

/** What can be done with the selected documents. */
export const SelectionBar = ({ size, onMark, onClear }: SelectionBarProps) => (
  <div class="bar sel">
    <span role="status">{texts.documents.selected(size, count(size))}</span>
    {CHANGES.map((change) => (
      <button key={change} type="button" class={change === 'delete' ? 'btn bad' : 'btn'} onClick={() => onMark(change)}>
        {texts.documents[change]}
      </button>
    ))}
    <button type="button" class="link sm" onClick={onClear}>
      {texts.documents.clear}
    </button>
  </div>
)
