import { EmptyState } from '@kit/ui'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Feature } from '../feature.ts'
import { closeSite, openSite } from '../testing/openSite.tsx'

afterEach(closeSite)

it("shows the brand's slides between what is on and what is to come, and stops them when asked", async () => {
  const lists: Feature = {
    name: 'lists',
    messages: {},
    setup: () => ({
      home: [
        { id: 'upcoming', order: 40, Component: () => <h2>Upcoming</h2> },
        { id: 'sports', order: 10, Component: () => <p>All sports</p> },
        { id: 'inPlay', order: 20, Component: () => <h2>In play</h2> },
      ],
    }),
  }
  openSite({ features: [lists] })
  const slides = page.getByRole('region', { name: 'Promotions' })
  await expect.element(slides.getByText('Lights on at eight')).toBeVisible()
  const places = ['All sports', 'In play', 'Lights on at eight', 'Upcoming'].map(
    (words) => page.getByText(words, { exact: true }).element().getBoundingClientRect().top,
  )
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  await userEvent.click(slides.getByRole('button', { name: 'Stop the slides' }))
  await expect.element(slides.getByRole('button', { name: 'Resume the slides' })).toBeVisible()
})

it('puts the picture of the brand where there is nothing to show', async () => {
  const nothing: Feature = {
    name: 'nothing',
    messages: {},
    setup: () => ({
      home: [{ id: 'none', order: 10, Component: () => <EmptyState title="Nobody plays" /> }],
    }),
  }
  openSite({ features: [nothing] })
  await expect.element(page.getByText('Nobody plays')).toBeVisible()
  await expect
    .poll(() => page.getByText('Nobody plays').element().parentElement?.querySelectorAll('svg path').length)
    .toBeGreaterThan(5)
})
