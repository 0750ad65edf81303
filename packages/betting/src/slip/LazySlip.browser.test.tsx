import { afterEach, expect, it } from 'vitest'
import { closeSlip, noAnswer, openSlip, placeButton, stakeField } from '../testing/openSlip.tsx'
import { slipOf } from './model/slipOf.ts'
import { withSlip } from './LazySlip.tsx'

afterEach(closeSlip)

it('reports an error that the slip throws in an action', async () => {
  const reported: string[] = []
  const { services } = await openSlip({
    prepare: ({ site }) => {
      site.onError = (error, where) => void reported.push(`${where}: ${String(error)}`)
    },
  })
  withSlip(services, () => {
    throw new Error('broken')
  })
  await expect.poll(() => reported).toEqual(['betting: the slip: Error: broken'])
})

it('BET-024 refuses a press on Place and a tap on a price with the specification’s message while a bet is in flight', async () => {
  const toasts: [text: string, tone: string | undefined][] = []
  const { services, placed } = await openSlip({
    onCall: noAnswer,
    prepare: ({ site }) => {
      site.toast = (text, tone) => void toasts.push([text, tone])
    },
  })
  await stakeField().fill('500')
  await placeButton().click()
  await expect.poll(placed).toBe(1)
  slipOf(services).press()
  slipOf(services).take({
    marketId: '1.200-1',
    runnerId: '1',
    runnerName: 'Netherlands',
    side: 'back',
    odds: 520,
    run: 0,
    size: 1n,
  })
  const refused = ['Your Current Bet is Not Finished Yet!', 'danger']
  expect(toasts).toEqual([refused, refused])
  expect(placed()).toBe(1)
  expect(services.slip.getState().slip).toMatchObject({ state: 'placing', draft: { runnerId: '2' } })
})
