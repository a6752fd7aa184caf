import { count, driverCertainty, MINUS, signedBrief } from '../figures.js'
import { texts } from '../texts.js'
import { type PageProps, scrollToSection } from './page.js'

/** The chosen concept at the bottom of the window: its figures, the way to its documents, and back. */
export function FocusBar({ model, state }: PageProps) {
  const concept = model.concepts[state.concept.value ?? -1]
  const { report } = model
  return (
    <div role="status">
      {concept !== undefined && (
        <div class="focus">
          <div class="page">
            <mark class="chosen">{concept.name}</mark>
            <span>
              {count(concept.count)}
              <span class="nophone"> {concept.count === 1 ? report.noun.one : report.noun.many}</span>
            </span>
            {concept.driver !== null && (
              <span class={concept.driver.impact < 0 ? 'neg' : 'pos'}>
                <b>{signedBrief(concept.driver.impact, model.digits)}</b>
                <span class="nophone">
                  {' '}
                  {texts.points} <span class="dim">{driverCertainty(concept.driver)}</span>
                </span>
              </span>
            )}
            {concept.sentiment !== null && (
              <span class="nophone">
                <span class="sg neg">{MINUS}</span> {concept.sentiment.negative} <span class="sg pos">+</span>{' '}
                {concept.sentiment.positive}
              </span>
            )}
            <span class="sp" />
            {report.texts && (
              <button type="button" class="btn dark" onClick={() => scrollToSection('documents')}>
                {texts.documents.read}
              </button>
            )}
            <button type="button" class="btn" onClick={() => (state.concept.value = null)}>
              {texts.clear}
              <span class="nophone dim"> {texts.clearKey}</span>
            </button>
          </div>
        </div>
      )}
    </div>
  )
}
