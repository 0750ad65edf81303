import { expect, it } from 'vitest'
import { size } from '../scale.ts'
import { margin } from './imagery.ts'

it('draws the margin lines of the business site outside the page, so that they cross no text', () => {
  const pageEdge = Number.parseFloat(size.page) / 2
  const offsets = [...margin('red').matchAll(/calc\(50% - (\d+)px\)/g)].map(([, px]) => Number(px))
  expect(offsets.length).toBeGreaterThan(0)
  expect(offsets.filter((px) => px <= pageEdge)).toEqual([])
})
