import { fakeSite } from '@kit/shell/testing'
import { expect, it } from 'vitest'
import { charts } from './feature.tsx'
import { chartAsk } from './testing/samples.ts'

it('opens a requested chart, and reports that it asks the player while it is open', () => {
  const { site } = fakeSite()
  const { intents, isAsking, events } = charts().setup(site)
  expect(isAsking?.getState()).toBe(false)
  intents?.['charts.open']?.(chartAsk())
  expect(isAsking?.getState()).toBe(true)
  expect(events?.map(({ id }) => id)).toEqual(['away'])
})

it('has no messages in the initial bundle', () => {
  expect(charts().messages).toEqual({})
})
