import { count } from '../figures.js'
import { Section } from '../parts/Section.js'
import type { PageProps } from './page.js'

/** What was done, and what the report cannot tell. */
export function MethodSection({ model }: PageProps) {
  const { report, drivers } = model
  const { made_by, project, noun } = report
  const science = made_by.science_version === '' ? '' : `, science ${made_by.science_version}`
  return (
    <Section id="method" title="How to read this" deck="What was done, and what the report cannot tell.">
      <dl class="method">
        <div>
          <dt>Concept</dt>
          <dd>
            A word or phrase that people use, with its forms: <i>showers</i> counts for <i>shower</i>. Concepts are
            found, not chosen; nothing was left out by hand.
          </dd>
        </div>
        {drivers.length > 0 && (
          <div>
            <dt>Difference</dt>
            <dd>
              Average score of the {noun.many} that mention the concept, minus the average of all. “Other concepts held
              equal” takes away what is owed to other concepts in the same {noun.many}.
            </dd>
          </div>
        )}
        <div>
          <dt>Clear</dt>
          <dd>
            Among many concepts some look special by chance. <i>Clear</i> means that at most one in twenty differences
            called so is expected to be chance (q under .05), <i>very clear</i> one in a hundred. The rest{' '}
            <i>may be chance</i>, which does not mean that there is nothing.
          </dd>
        </div>
        <div>
          <dt>Sentiment</dt>
          <dd>
            Read from word lists and grammar near the mention. Irony and mixed feelings are missed; single {noun.many}{' '}
            can be wrong while shares are about right.
          </dd>
        </div>
        <div>
          <dt>Cannot tell</dt>
          <dd>Causes. People who did not write. Whether a fault exists: only that it is spoken of.</dd>
        </div>
        <div>
          <dt>Made by</dt>
          <dd>
            conceptlite {made_by.version}
            {science}. {count(project.document_count)} {project.document_count === 1 ? 'document' : 'documents'} in the
            project. Same data, same report.
          </dd>
        </div>
      </dl>
    </Section>
  )
}
