import { readColours, watchTheme, type ChartColours } from './chartColours.ts'
import { paintChart, type ChartWords } from './paintChart.ts'
import { layoutOf, type ChartLayout, type Scene } from './scene.ts'

export interface ChartCanvas {
  /** Requests a redraw with the next frame, once, however often it is called. */
  invalidate(): void
  stop(): void
}

export interface ChartSource {
  scene(layout: ChartLayout): Scene
  words: ChartWords
}

/** Uses the canvas's size and theme colours, at most once per frame. */
export function createChartCanvas(canvas: HTMLCanvasElement, source: () => ChartSource): ChartCanvas {
  const context = canvas.getContext('2d')
  let colours: ChartColours | undefined
  let layout: ChartLayout | undefined
  let frame = 0

  function draw(): void {
    frame = 0
    if (!context || !layout || layout.width === 0) return
    colours ??= readColours(canvas)
    const { scene, words } = source()
    paintChart(context, scene(layout), layout, colours, words)
  }
  const invalidate = (): void => {
    frame ||= requestAnimationFrame(draw)
  }
  function resize(): void {
    const { clientWidth, clientHeight } = canvas
    const ratio = Math.min(globalThis.devicePixelRatio || 1, 2)
    layout = layoutOf(clientWidth, clientHeight)
    canvas.width = Math.round(clientWidth * ratio)
    canvas.height = Math.round(clientHeight * ratio)
    context?.scale(ratio, ratio)
    // Resizing clears the canvas, so it is drawn again in the same frame to avoid a flash.
    cancelAnimationFrame(frame)
    draw()
  }
  const resizes = new ResizeObserver(resize)
  resizes.observe(canvas)
  const stopWatching = watchTheme(canvas, () => {
    colours = undefined
    invalidate()
  })
  return {
    invalidate,
    stop() {
      cancelAnimationFrame(frame)
      resizes.disconnect()
      stopWatching()
    },
  }
}
