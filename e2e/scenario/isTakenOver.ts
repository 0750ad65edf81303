import { expect, type Page } from '@playwright/test'

/** Waits until React has hydrated the page: it marks the nodes it knows. */
export const isTakenOver = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(() =>
          Object.keys(document.querySelector('#root')?.firstElementChild ?? {}).some((key) =>
            key.startsWith('__react'),
          ),
        ),
      { timeout: 30_000 },
    )
    .toBe(true)
