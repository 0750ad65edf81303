import { paymentStates } from '@kit/sdk/contract'
import { expect, it } from 'vitest'
import { mayBecome } from './transitions.ts'

it('allows only the documented changes of state', () => {
  const ways = paymentStates.flatMap((from) =>
    paymentStates.filter((to) => mayBecome(from, to)).map((to) => `${from} ${to}`),
  )
  expect(ways).toEqual([
    'pending processing',
    'pending approved',
    'pending rejected',
    'pending canceled',
    'processing approved',
    'processing rejected',
  ])
})
