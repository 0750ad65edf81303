import fc from 'fast-check'
import { expect, it } from 'vitest'
import { casinoColours, casinoFrameMessage, casinoSiteMessage } from './index.ts'

const from = 'casino-game'

it('takes from a frame what a game says, and nothing else', () => {
  for (const said of [
    { said: 'ready' },
    { said: 'ready', prefers: 'landscape' },
    { said: 'resized', height: 640 },
    { said: 'round', roundId: 'r-1', state: 'ended' },
    { said: 'pointsChanged' },
    { said: 'connection', isOnline: false },
    { said: 'over' },
  ])
    expect([said, casinoFrameMessage.safeParse({ from, ...said }).data]).toEqual([said, { from, ...said }])
  for (const other of [
    { from, said: 'pay' },
    { said: 'ready' },
    { from, said: 'ready', prefers: 'sideways' },
    { from, said: 'resized', height: -1 },
    { from, said: 'resized', height: 1e9 },
    { from, said: 'resized' },
    { from, said: 'round', roundId: '', state: 'ended' },
    { from, said: 'round', roundId: 'r'.repeat(65), state: 'ended' },
    'ready',
    null,
  ])
    expect([other, casinoFrameMessage.safeParse(other).success]).toEqual([other, false])
})

it('keeps nothing of a frame that it did not request, such as a balance', () => {
  const read = casinoFrameMessage.safeParse({ from, said: 'pointsChanged', available: '1000000' })
  expect(read.data).toEqual({ from, said: 'pointsChanged' })
})

it('gives up on no rubbish', () => {
  fc.assert(
    fc.property(fc.anything(), (rubbish) => {
      expect(casinoFrameMessage.safeParse(rubbish).success).toBe(false)
    }),
  )
})

it('lets no style into a frame but colours', () => {
  const message = {
    to: 'casino-game',
    mode: 'dark',
    colours: Object.fromEntries(casinoColours.map((name) => [name, 'rgb(1, 2, 3)'])),
    hasSound: true,
    isStill: false,
    language: 'en-IN',
    isOnline: true,
  }
  expect(casinoSiteMessage.safeParse(message).success).toBe(true)
  for (const other of ['url(https://elsewhere.invalid/x)', 'red; background: url(x)', '', 'var(--x)'])
    expect(
      casinoSiteMessage.safeParse({ ...message, colours: { ...message.colours, canvas: other } }).success,
    ).toBe(false)
})
