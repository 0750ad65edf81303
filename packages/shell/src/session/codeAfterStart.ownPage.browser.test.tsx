import { afterEach, expect, it, vi } from 'vitest'
import { closeSite, landing, openSite } from '../testing/openSite.tsx'

// A separate page: on a shared page, an earlier file may have loaded the code already.
afterEach(() => {
  closeSite()
  vi.restoreAllMocks()
})

it('SHELL-130 SHELL-131 loads the code of the calendar and of the slides a second after the start, without a press', async () => {
  // The default buffer is full of this page's modules.
  performance.setResourceTimingBufferSize(10_000)
  const loads = () =>
    ['/DateRange/Calendar.tsx', '/pages/BrandSlides.tsx'].map((file) =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes(file)),
    )
  // Simulates the start of the site's page; the test page is older.
  const startMs = performance.now()
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() - startMs)
  openSite()
  await expect.element(landing).toBeVisible()
  await expect.poll(() => loads().every(Boolean), { timeout: 10_000 }).toBe(true)
  // A timer of a second may fire a millisecond early.
  for (const load of loads()) expect(load!.startTime - startMs).toBeGreaterThan(990)
})
