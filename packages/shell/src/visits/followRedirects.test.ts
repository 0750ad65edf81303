import { createFlags, type FlagOverrides } from '@kit/sdk/flags'
import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { followRedirects } from './followRedirects.ts'

function given(address: string, overrides: FlagOverrides = {}) {
  const leftFor: string[] = []
  const isBusy = createStore<boolean>(() => false)
  const flags = createFlags(overrides)
  const isAsking = createStore<boolean>(() => false)
  const start = () =>
    followRedirects({
      isBusy,
      config: { address: 'https://site.example' },
      browser: { address: () => address, replaceAddress: (to: string) => void leftFor.push(to) },
      services: { flags, isAsking, userAgent: { text: 'Mozilla/5.0 (X11; Linux x86_64)' } },
    } as never)
  return { start, flags, isBusy, isAsking, leftFor }
}

const address = 'https://site.example/inPlay'
const target = 'https://d.site.example/inPlay'

it.each([
  { 'routing.desktopRedirect': true, leftFor: [target] },
  { 'routing.desktopRedirect': false, leftFor: [] },
])('ROUTE-073 with %j', ({ leftFor: expected, ...flags }) => {
  const { start, leftFor } = given(address, flags)
  start()
  expect(leftFor).toEqual(expected)
})

it('ROUTE-074 leaves plain http, whatever the brand says of desktops', () => {
  const { start, leftFor } = given('http://site.example/')
  start()
  expect(leftFor).toEqual(['https://site.example/'])
})

it.each(['isBusy', 'isAsking'] as const)(
  'ROUTE-073 follows the operator’s word as soon as %s ends',
  (name) => {
    const { start, flags, leftFor, ...stores } = given(address)
    const stop = start()
    stores[name].setState(true, true)
    flags.setLayer('operator', { 'routing.desktopRedirect': true })
    expect(leftFor).toEqual([])
    stores[name].setState(false, true)
    expect(leftFor).toEqual([target])
    stop()
    stores[name].setState(true, true)
    stores[name].setState(false, true)
    expect(leftFor).toEqual([target])
  },
)
