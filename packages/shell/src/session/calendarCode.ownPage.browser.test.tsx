import { afterEach, expect, it } from 'vitest'
import { closeSite, openSite } from '../testing/openSite.tsx'

// A page of its own: on a shared page, an earlier file may have loaded the calendar already.
afterEach(closeSite)

it('SHELL-130 loads the calendar’s code without being asked, so that the first opening of a date picker is quick', async () => {
  // Its default room is full of the modules of this page.
  performance.setResourceTimingBufferSize(10_000)
  openSite()
  await expect
    .poll(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/DateRange/Calendar.tsx')),
    )
    .toBe(true)
})
