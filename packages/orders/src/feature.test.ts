import { fakeSite } from '@kit/shell/testing'
import { expect, it } from 'vitest'
import { orders } from './feature.tsx'
import { priceAsk } from './testing/samples.ts'

it('has a page in the account menu if the flag is on', async () => {
  const { messages, setup } = orders()
  const { site } = fakeSite()
  const { accountMenu: [entry] = [], routes: [route] = [] } = setup(site)
  expect(entry?.to).toBe(route?.path)
  expect(messages).toHaveProperty(entry?.labelId ?? '', 'Unmatched orders')
  expect(await route?.exists?.({})).toBe(false)
  site.flags.setLayer('operator', { 'betting.unmatched': true })
  expect(await route?.exists?.({})).toBe(true)
})

it('asks a visitor to log in, and returns to the event', () => {
  const { site, seen } = fakeSite()
  orders().setup(site).intents?.['orders.ask']?.(priceAsk())
  expect(seen.intents).toEqual([['login', { returnTo: '/events/event-1' }]])
})

it('reports that it asks the player while its sheet is open, and is not busy without a request', () => {
  const { site } = fakeSite({ login: { token: 't', userType: 'user' } })
  const { intents, isAsking, isBusy } = orders().setup(site)
  expect([isAsking?.getState(), isBusy?.getState()]).toEqual([false, false])
  intents?.['orders.ask']?.(priceAsk())
  expect([isAsking?.getState(), isBusy?.getState()]).toEqual([true, false])
})

it('opens nothing for staff, who have no orders', () => {
  const { site } = fakeSite({ login: { token: 't', userType: 'administrator' } })
  const { intents, isAsking } = orders().setup(site)
  intents?.['orders.ask']?.(priceAsk())
  expect(isAsking?.getState()).toBe(false)
})
