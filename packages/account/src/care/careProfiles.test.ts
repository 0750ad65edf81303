import { jurisdictions } from '@kit/sdk/contract'
import { fakeSite } from '@kit/shell/testing'
import { expect, it, vi } from 'vitest'
import { care } from './care.tsx'
import { careProfiles, minutesBetweenChecks } from './careProfiles.ts'
import { durationText } from './duration.ts'

it('lets a player choose the interval of reality checks, up to the jurisdiction’s longest', () => {
  const chosen = [0, 15, 60, 240]
  const between = jurisdictions.map((one) =>
    chosen.map((minutes) => minutesBetweenChecks(careProfiles[one], minutes)),
  )
  expect(between).toEqual([
    [0, 15, 60, 0],
    [60, 15, 60, 60],
    [30, 30, 30, 30],
  ])
})

it.each(['uk', 'strict'] as const)(
  'offers no reality check under %s that the operator would refuse',
  (one) => {
    const { checkChoices, demands } = careProfiles[one]
    expect(checkChoices.filter((minutes) => minutes === 0 || minutes > demands.checkMinutes)).toEqual([])
  },
)

it.each([
  ['none', true],
  ['uk', false],
  ['strict', false],
] as const)(
  'U23 under %s lets a player cancel a withdrawal if the brand allows it: %s',
  async (jurisdiction, may) => {
    const { site } = fakeSite({ flags: { 'wallet.withdraw.allowCancel': true } })
    care({ jurisdiction }).setup(site).start?.()
    await vi.waitFor(() => expect(site.flags.get('wallet.withdraw.allowCancel')).toBe(may))
    site.flags.setLayer('operator', { 'wallet.withdraw.allowCancel': true })
    expect(site.flags.get('wallet.withdraw.allowCancel')).toBe(may)
  },
)

it('offers only breaks that the operator accepts', () => {
  for (const { timeOutHours, exclusionMonths, checkChoices } of Object.values(careProfiles)) {
    expect(timeOutHours.every((hours) => hours >= 1 && hours <= 6 * 7 * 24)).toBe(true)
    expect(exclusionMonths.every((months) => months >= 6 && months <= 60)).toBe(true)
    expect(checkChoices.every((minutes) => minutes <= 240)).toBe(true)
  }
})

it('formats a duration in hours and minutes', () =>
  expect([-5, 59_999, 60_000, 3_900_000, 90_000_000].map(durationText)).toEqual([
    '0:00',
    '0:00',
    '0:01',
    '1:05',
    '25:00',
  ]))
