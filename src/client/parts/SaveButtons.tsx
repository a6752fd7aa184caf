import { texts } from '../texts.js'
import type { Cell } from './csv.js'
import { savePng, saveSvg } from './saveChart.js'
import { saveCsv } from './saveFile.js'

export interface SaveButtonsProps {
  /** Id of the section that holds the chart; the first one in it is saved. */
  readonly section: string
  readonly fileName: string
  readonly rows: () => readonly (readonly Cell[])[]
  readonly hasChart?: boolean
}

/** Buttons that save a chart as a picture and its figures as a table. */
export function SaveButtons({ section, fileName, rows, hasChart = true }: SaveButtonsProps) {
  const withChart = (save: (chart: SVGSVGElement, name: string) => void) => () => {
    const chart = document.querySelector<SVGSVGElement>(`#${section} svg.chart`)
    if (chart !== null) save(chart, fileName)
  }
  const kinds = [
    ...(hasChart ? [['SVG', withChart(saveSvg)] as const, ['PNG', withChart(savePng)] as const] : []),
    ['CSV', () => saveCsv(rows(), fileName)] as const,
  ]
  return (
    <fieldset class="save" aria-label={texts.saveLabel}>
      <span aria-hidden="true">{texts.save}</span>
      {kinds.map(([kind, save]) => (
        <button key={kind} type="button" onClick={save} aria-label={texts.saveAs(kind)}>
          {kind}
        </button>
      ))}
    </fieldset>
  )
}
