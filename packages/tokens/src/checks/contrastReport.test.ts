import { expect, it } from 'vitest'
import { ledgerDesign } from '../brands/ledger/design.ts'
import { velvetDesign } from '../brands/velvet/design.ts'
import { contrastReport } from './contrastReport.ts'

it('lists every pair with its contrast and the required one, for each mode of a brand', () => {
  const report = contrastReport(velvetDesign)
  expect(report).toContain('## Velvet, dark')
  expect(report).toContain('## Velvet, light')
  const figures = [...report.matchAll(/\| ([\d.]+) \| (4\.5|3) \|/g)]
  expect(figures.length).toBeGreaterThan(180)
  for (const [, reached, minimum] of figures) expect(Number(reached)).toBeGreaterThanOrEqual(Number(minimum))
  expect(report).toMatch(/\| lay, back \|( \d\.\d{3} \|){4} 0\.12 \| 0\.06 \|/)
  expect(contrastReport(ledgerDesign)).not.toContain('Ledger, dark')
})
