import { effect } from '@preact/signals'
import { render } from 'preact'
import type { ReportDocument } from '../report/reportDocument.js'
import { createModel, type Model } from './model.js'
import { measureFrames } from './parts/measure.js'
import { DifferencesSection } from './sections/DifferencesSection.js'
import { DocumentsSection } from './sections/DocumentsSection.js'
import { DriversSection } from './sections/DriversSection.js'
import { FocusBar } from './sections/FocusBar.js'
import { Head } from './sections/Head.js'
import { MapSection } from './sections/MapSection.js'
import { MethodSection } from './sections/MethodSection.js'
import type { PageProps } from './sections/page.js'
import { scrollToSection } from './sections/page.js'
import { SentimentSection } from './sections/SentimentSection.js'
import { TimeSection } from './sections/TimeSection.js'
import { TopBar } from './sections/TopBar.js'
import { choose, createState, followAddress, type ReportState } from './state.js'
import { texts } from './texts.js'

/** Sections that have something to show. */
function sectionsOf({ report, drivers, concepts }: Model): (keyof typeof texts.sections)[] {
  return [
    ...(drivers.length > 0 ? (['drivers'] as const) : []),
    ...(concepts.length > 0 ? (['map'] as const) : []),
    ...(concepts.some(({ sentiment, top }) => top && sentiment !== null) ? (['sentiment'] as const) : []),
    ...(report.time !== null && report.time.volume.length > 0 ? (['time'] as const) : []),
    ...(concepts.length > 0 && report.differences.length > 0 ? (['differences'] as const) : []),
    ...(report.texts ? (['documents'] as const) : []),
    'method',
  ]
}

function Page(props: PageProps) {
  const sections = sectionsOf(props.model)
  const { time } = props.model.report
  const has = (section: keyof typeof texts.sections): boolean => sections.includes(section)
  return (
    <>
      <a class="skip" href={`#${sections[0]}`}>
        {texts.skip}
      </a>
      <TopBar {...props} sections={sections} />
      <main id="main">
        <Head {...props} />
        {props.model.concepts.length === 0 && <NoConcepts />}
        {has('drivers') && <DriversSection {...props} />}
        {has('map') && <MapSection {...props} />}
        {has('sentiment') && <SentimentSection {...props} />}
        {has('time') && time !== null && <TimeSection {...props} time={time} />}
        {has('differences') && <DifferencesSection {...props} />}
        {has('documents') && <DocumentsSection {...props} />}
        <MethodSection {...props} />
      </main>
      <FocusBar {...props} />
    </>
  )
}

const NoConcepts = () => (
  <div class="sec">
    <div class="page">
      <div class="none">
        <b>{texts.noConcepts.title}</b>
        <p>{texts.noConcepts.advice}</p>
      </div>
    </div>
  </div>
)

/** Links to sections scroll, since the address holds the state. */
function followLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
    const id = link?.getAttribute('href')?.slice(1)
    if (id === undefined || document.getElementById(id) === null) return
    event.preventDefault()
    scrollToSection(id)
  })
}

function listenToKeys(state: ReportState): void {
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') state.concept.value = null
    const isTyping = event.target instanceof Element && event.target.matches('input, select, textarea')
    if (event.key !== '/' || isTyping) return
    event.preventDefault()
    document.getElementById('find')?.focus()
  })
}

/** The width of A4 without its margins, in which charts are printed at four fifths of their size on the screen. */
const PAPER_WIDTH = `${182 / 0.8}mm`

/** Before the page is printed, all tables are opened, and charts are drawn for the width that they have on paper. */
function drawForPaper(): void {
  const rules = [...document.styleSheets[0]!.cssRules] as Partial<CSSMediaRule>[]
  const paper = rules.flatMap(({ media }) => (media?.mediaText === 'print' ? media : []))
  const lay = (kind: string, width: string): void => {
    for (const media of paper) media.mediaText = kind
    document.body.style.width = width
  }
  addEventListener('beforeprint', () => {
    for (const details of document.querySelectorAll('details')) details.open = true
    lay('all', PAPER_WIDTH)
    measureFrames(true)
    lay('print', '')
  })
  addEventListener('afterprint', () => measureFrames(false))
}

function start(): void {
  const report = JSON.parse(document.getElementById('data')!.textContent) as ReportDocument
  const model = createModel(report)
  document.documentElement.lang = texts.locale
  const state = createState(model)
  followAddress(state, model)
  listenToKeys(state)
  followLinks()
  effect(() => {
    if (state.theme.value === 'auto') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = state.theme.value
  })
  drawForPaper()
  const app = document.getElementById('app')!
  // What the page says where its script does not run.
  app.replaceChildren()
  render(<Page model={model} state={state} onChoose={(place) => choose(state, place)} />, app)
  document.documentElement.dataset.ready = String(Math.round(performance.now()))
}

start()
