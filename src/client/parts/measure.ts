import { useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { firstThatFits } from '../geometry/fitText.js'

let canvas: CanvasRenderingContext2D | null | undefined

/** Width of a text in the reader's font, in pixels. */
export function textWidth(text: string, size = 13, weight = 400): number {
  canvas ??= document.createElement('canvas').getContext('2d')
  if (canvas === null) return text.length * size * 0.6
  canvas.font = `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`
  return canvas.measureText(text).width
}

/** A text that fits a width, with an ellipsis where it was cut. */
export function clipText(text: string, width: number, size = 13, weight = 400): string {
  return firstThatFits([text], (one) => textWidth(one, size, weight), width)
}

/** The default font of a browser, for which sizes in pixels are given. */
const USUAL_FONT = 16

/** Pixels of the screen for each that code speaks of: more for readers whose browser has a larger default font. */
export const fontScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_FONT

/** Pixels as a length that grows with the reader's font. */
export const rem = (pixels: number): string => `${pixels / USUAL_FONT}rem`

/** The element that holds a chart, and its width. */
export interface Frame {
  readonly ref: RefObject<HTMLDivElement | null>
  /** Width in pixels of the chart, each of which is `scale` pixels of the screen. */
  readonly width: number
  readonly scale: number
}

const frames = new Set<() => void>()
let areFixed = false

/** Measures the widths of all charts at once. If they are fixed, charts keep these until they are measured again. */
export function measureFrames(fixed: boolean): void {
  for (const measure of frames) measure()
  areFixed = fixed
}

/** The width of an element as it changes. A chart is drawn for the usual font and enlarged, so that its texts grow with all others. */
export function useFrame(initial = 760): Frame {
  const ref = useRef<HTMLDivElement>(null)
  const width = useSignal(initial)
  const scale = useSignal(1)
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    const follow = (pixels: number): void => {
      scale.value = fontScale()
      const now = pixels / scale.value
      if (now > 0 && Math.abs(now - width.value) > 1) width.value = Math.round(now)
    }
    const measure = (): void => follow(element.clientWidth)
    measure()
    frames.add(measure)
    const observer = new ResizeObserver(() => areFixed || measure())
    observer.observe(element)
    return () => {
      frames.delete(measure)
      observer.disconnect()
    }
  }, [])
  return { ref, width: width.value, scale: scale.value }
}
