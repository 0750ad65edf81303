import { expectEventTakenOver, holdProgram } from '../scenario/beforeReact.ts'
import { test } from '../scenario/test.ts'

test.use({ everySite: true })

test('an event’s prices on the desk stand before React, with bar and ladders to come', async ({
  page,
  sandbox,
}) => {
  const address = new URL('/', sandbox.url)
  address.hostname = 'meridian.localhost'
  await page.goto(address.href)
  const event = await page.getByRole('link', { name: 'Harbour Hawks' }).first().getAttribute('href')
  const release = await holdProgram(page)
  await page.goto(new URL(event ?? '', address).href, { waitUntil: 'commit' })
  await expectEventTakenOver(page, release)
})
