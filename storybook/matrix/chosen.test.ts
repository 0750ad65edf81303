import { expect, it } from 'vitest'
import { chosenOf } from './chosen.ts'

const play = () => undefined
const names = (...given: Parameters<typeof chosenOf>) => chosenOf(...given).map(([name]) => name)

it('shows each state of a component, and no story that equals another before it is played', () => {
  expect(
    names({ Default: {}, Typed: { play }, Loading: { play, args: {} }, Made: { render: play } }),
  ).toEqual(['Default', 'Loading', 'Made'])
})

it('shows the first story of a component whose stories are all played', () => {
  expect(names({ Default: { play }, Closed: { play } })).toEqual(['Default'])
})

it('shows those that the component names', () => {
  expect(names({ Auto: {}, Bottom: {} }, ['Bottom'])).toEqual(['Bottom'])
})
