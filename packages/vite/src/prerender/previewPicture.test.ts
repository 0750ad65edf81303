import { aurora } from '@kit/tokens/brands/aurora'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { colorsOf, previewPng, previewSvg } from './previewPicture.ts'

const sheets = [
  'html{background:var(--kit-color-canvas)}',
  `[data-brand=aurora][data-mode=dark]{--kit-color-canvas:#06110d;--kit-color-accent:#7defc4;--kit-color-text:#e9f5ef}
   [data-brand=aurora][data-mode=light]{--kit-color-canvas:#eef6f1}`,
]

it('reads the colours of the brand’s default mode from the styles that the site ships', () => {
  expect(Object.fromEntries(colorsOf(aurora, sheets))).toEqual({
    canvas: '#06110d',
    accent: '#7defc4',
    text: '#e9f5ef',
  })
})

it('renders every shape of the logo in those colours', () => {
  const svg = previewSvg(aurora, sheets)
  expect(svg.match(/<path /g)).toHaveLength(aurora.logo.shapes.length)
  expect(svg).toContain('fill="#06110d"')
  expect(svg).toContain('stroke="#7defc4"')
})

it('is a PNG of the size that the head names, and not one plain area', async () => {
  const picture = sharp(await previewPng(aurora, sheets))
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1_200, height: 630 })
  const { channels } = await picture.stats()
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10)
})
