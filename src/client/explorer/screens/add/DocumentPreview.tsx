import type { SourceDocument } from '../../../../reading/mapRecord.js'
import { dayName } from '../../../figures.js'
import { fieldTitle } from '../../../parts/fieldTitle.js'
import { texts } from '../../texts/texts.js'

/** The first documents as they will be uploaded. */
export const DocumentPreview = ({ documents }: { readonly documents: readonly SourceDocument[] }) => (
  <section aria-label={texts.add.preview}>
    <h2 class="sub">{texts.add.preview}</h2>
    {documents.map(({ title, text, metadata }, place) => (
      <article key={place} class="prev">
        <p class="note" dir="auto">
          {metadata
            .map(({ name, type, value }) => `${fieldTitle(name)}: ${type === 'date' ? dayName(value) : value}`)
            .join(' · ')}
        </p>
        {title !== '' && <h3 dir="auto">{title}</h3>}
        <p dir="auto">{text}</p>
      </article>
    ))}
  </section>
)
