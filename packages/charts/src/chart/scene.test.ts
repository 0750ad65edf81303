import type { MomentKind } from '@kit/sdk/contract'
import { expect, it } from 'vitest'
import type { Mark } from '../model/marks.ts'
import { history, sampleNow } from '../testing/samples.ts'
import { layoutOf, sceneOf, suspensionsOf } from './scene.ts'

const moment = (at: number, kind: MomentKind): Mark => ({ at, kind: 'moment', moment: { at, kind } })
const window = { fromMs: 100, toMs: 200 }

it('shades from a suspension to its end, within the window', () => {
  const spans = (...marks: Mark[]) => suspensionsOf(marks, window).map(({ fromMs, toMs }) => [fromMs, toMs])
  expect(spans(moment(120, 'suspended'), moment(130, 'wicket'), moment(140, 'resumed'))).toEqual([[120, 140]])
  expect(spans(moment(50, 'suspended'), moment(110, 'resumed'), moment(190, 'suspended'))).toEqual([
    [100, 110],
    [190, 200],
  ])
  expect(spans(moment(10, 'suspended'), moment(90, 'closed'))).toEqual([])
})

it('keeps every visible price within its scale, and labels no resumption', () => {
  const { points, moments } = history()
  const shown = { fromMs: sampleNow - 600_000, toMs: sampleNow }
  const layout = layoutOf(360, 300)
  const scene = sceneOf(
    points,
    moments.map((one): Mark => ({ at: one.at, kind: 'moment', moment: one })),
    shown,
    layout,
  )
  const { low = 0, high = 0 } = scene.extent ?? {}
  for (const { odds } of [...scene.back, ...scene.lay]) {
    expect(odds).toBeGreaterThan(low)
    expect(odds).toBeLessThan(high)
  }
  expect(Math.max(...scene.bars)).toBe(1)
  expect(scene.groups.flatMap(({ marks }) => marks)).toHaveLength(2)
  expect(sceneOf([], [], shown, layout)).toMatchObject({ ticks: [], groups: [] })
})
