import { expect, type Page } from '@playwright/test'

/** React marks the nodes it has hydrated. */
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
