import { saveFile } from './saveFile.js'

/** Properties that a chart has from the page's style, written into the copy that is saved. */
const STYLES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'fill-opacity',
  'stroke-opacity',
  'font-size',
  'font-family',
  'font-weight',
  'text-anchor',
  'letter-spacing',
  'paint-order',
  'stroke-linejoin',
]

export function saveSvg(chart: SVGSVGElement, name: string): void {
  saveFile(new Blob([standalone(chart)], { type: 'image/svg+xml' }), `${name}.svg`)
}

/** Pixels of a saved picture for each of the page. */
const SCALE = 2

export function savePng(chart: SVGSVGElement, name: string): void {
  const { width, height } = chart.viewBox.baseVal
  const image = new Image()
  image.onload = () => {
    const canvas = document.createElement('canvas')
    canvas.width = width * SCALE
    canvas.height = height * SCALE
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    canvas.toBlob((content) => {
      if (content !== null) saveFile(content, `${name}.png`)
    })
  }
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(chart))}`
}

/** The chart with the styles of the page written into it. */
function standalone(chart: SVGSVGElement): string {
  const copy = chart.cloneNode(true) as SVGSVGElement
  const originals = chart.querySelectorAll('*')
  for (const [i, element] of copy.querySelectorAll<SVGElement>('*').entries()) {
    const computed = getComputedStyle(originals[i]!)
    for (const name of STYLES) element.style.setProperty(name, computed.getPropertyValue(name))
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.style.background = getComputedStyle(document.body).backgroundColor
  return new XMLSerializer().serializeToString(copy)
}
