import { createFlags, type FlagOverrides } from '@kit/sdk/flags'
import { expect, it } from 'vitest'
import { basePartsOf, type BasePart, type PageFacts } from './baseParts.ts'

const home: PageFacts = { path: '/', homePath: '/', layout: 'page', isDetail: false }
const list: PageFacts = { ...home, path: '/inPlay' }
const event: PageFacts = { ...home, path: '/events/4/300', isDetail: true }
const partsOf = (page: PageFacts, flags: FlagOverrides = {}) => [...basePartsOf(page, createFlags(flags))]

it('SHELL-001 SHELL-004 puts on a page what its path wants', () => {
  expect(partsOf(home)).toEqual([
    'header',
    'headerStrip',
    'headerBottom',
    'homeBanner',
    'bettingFeatures',
    'paymentStrip',
    'getInTouch',
    'footer',
  ])
  expect(partsOf(list)).toEqual(['header', 'headerStrip', 'headerBottom', 'getInTouch', 'footer'])
  // An event page needs its height for prices.
  expect(partsOf(event)).toEqual(['header', 'footer'])
  expect(partsOf({ ...home, path: '/events/4/300', layout: 'stage' })).toEqual(['header'])
  expect(partsOf({ ...home, path: '/sports-book', layout: 'full' })).toEqual(['header'])
  expect(partsOf({ ...home, path: '/ballByBall', layout: 'screen' })).toEqual([])
})

it('SHELL-002 SHELL-003 SHELL-037 puts the parts of a home page on that of a casino alone, and there only', () => {
  const homeParts: BasePart[] = ['homeBanner', 'bettingFeatures', 'paymentStrip']
  const casino = { ...home, path: '/live-casino' }
  expect(partsOf({ ...casino, homePath: '/live-casino' })).toEqual(expect.arrayContaining(homeParts))
  for (const part of homeParts) expect(partsOf(casino)).not.toContain(part)
})

it('SHELL-021 SHELL-022 SHELL-028 keeps the strip with the rules and the second site where its own words are off', () => {
  const parts = partsOf(list, {
    'layout.baseParts': { headerBottom: false },
    'theme.marqueeText': 'Deposits by UPI day and night',
  })
  expect(parts).toEqual(expect.arrayContaining(['headerStrip', 'marquee']))
  expect(parts).not.toContain('headerBottom')
})

it.each(['header', 'headerBottom', 'getInTouch', 'footer'] as const)(
  'SHELL-001 SHELL-004 leaves %s out where the brand has it off (layout.baseParts)',
  (part) => {
    expect(partsOf(home, { 'layout.baseParts': { [part]: true } })).toContain(part)
    expect(partsOf(home, { 'layout.baseParts': { [part]: false } })).not.toContain(part)
  },
)

it('SHELL-001 SHELL-021 has a marquee where there is news, unless the brand has it off', () => {
  const news = { 'theme.marqueeText': 'Deposits by UPI day and night' }
  expect(partsOf(list, news)).toContain('marquee')
  expect(partsOf(list, { 'theme.marqueeText': null })).not.toContain('marquee')
  expect(partsOf(list, { ...news, 'layout.baseParts': { marquee: false } })).not.toContain('marquee')
  expect(partsOf(event, news)).not.toContain('marquee')
})

it.each([
  ['SHELL-002', 'bettingFeatures', 'layout.bettingFeaturesBlock'],
  ['SHELL-003', 'paymentStrip', 'layout.paymentMethodStrip'],
] as [string, BasePart, 'layout.bettingFeaturesBlock' | 'layout.paymentMethodStrip'][])(
  '%s has %s on b2c and not on b2b, unless %s says otherwise',
  (_id, part, flag) => {
    expect(partsOf(home, { 'domain.type': 'b2c' })).toContain(part)
    expect(partsOf(home, { 'domain.type': 'b2b' })).not.toContain(part)
    expect(partsOf(home, { 'domain.type': 'b2b', [flag]: true })).toContain(part)
    expect(partsOf(home, { 'domain.type': 'b2c', [flag]: false })).not.toContain(part)
  },
)
