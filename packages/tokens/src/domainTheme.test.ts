import { expect, it } from 'vitest'
import { auroraDesign } from './brands/aurora/design.ts'
import { domainTheme } from './domainTheme.ts'

const { idea } = auroraDesign

it('CONF-012 Q-142 derives a domain’s theme from its colours by the rules of the build', () => {
  const { css, canvas, refused } = domainTheme(idea, {
    backgroundDark: '#101418',
    backgroundLight: '#fff',
    themeColor: '#C9A227',
  })
  expect([canvas, refused]).toEqual([{ dark: '#101418', light: '#ffffff' }, []])
  expect(css).toContain('[data-brand="aurora"][data-mode="dark"]{')
  expect(css).toContain('--kit-color-canvas:#101418;')
  expect(css).toContain('--kit-color-accent:#c9a227;')
})

it('CONF-012 Q-142 refuses an unreadable colour, and uses the others', () => {
  const { css, canvas, refused } = domainTheme(idea, {
    backgroundDark: '#8a8a8a',
    backgroundLight: '#ffffff',
  })
  expect(canvas).toEqual({ dark: auroraDesign.palettes.dark.canvas, light: '#ffffff' })
  expect(refused).toHaveLength(1)
  expect(refused[0]).toMatch(/^The domain's backgroundDark #8a8a8a is not used\. .*contrast/s)
  expect(css).toContain('--kit-color-canvas:#ffffff;')
})

it('CONF-012 changes nothing if no colour is given or none is readable', () => {
  expect(domainTheme(idea, {})).toMatchObject({ css: '', refused: [] })
  expect(domainTheme(idea, { backgroundDark: '#8a8a8a' }).css).toBe('')
})
