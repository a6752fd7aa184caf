import { texts as reportTexts } from '../../texts.js'
import { useActiveList } from '../state/conceptLists.js'
import { texts } from '../texts/texts.js'

/** What the marks of the drivers chart mean; the colours are those of the active list where there is one. */
export function DriversKey() {
  const { active: list } = useActiveList()
  return (
    <p class="key">
      {list !== undefined && <span dir="auto">{texts.overview.keyList(list.name)}</span>}
      <span>
        {list !== undefined ? (
          <i class="k dot plain" />
        ) : (
          <>
            <i class="k dot pos" />
            <i class="k dot neg" />
          </>
        )}{' '}
        {reportTexts.drivers.keyClear}
      </span>
      <span>
        <i class="k dot open" /> {reportTexts.drivers.keyUnclear}
      </span>
      <span>{reportTexts.drivers.keySize}</span>
    </p>
  )
}
