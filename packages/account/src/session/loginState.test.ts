import {
  contactChannels,
  getContactChannels,
  getLocation,
  getPublicContactChannels,
  getQuickBets,
  getStakes,
  listBonuses,
  listDepositMethods,
  listFavouriteEvents,
  listFavouriteMarkets,
  listMarketBooks,
  listPaymentAccounts,
  listUsedBonuses,
  unknownLocation,
  type AnyEndpoint,
} from '@kit/sdk/contract'
import { createSiteStorage } from '@kit/sdk'
import { publicFamilies } from '@kit/sdk/query'
import { fakeSite, memoryStorage } from '@kit/shell/testing'
import { expect, it } from 'vitest'
import { returnPath } from '../login/returnPath.ts'

/** Answers of the login: the shell clears every answer that is not the same for everyone. */
const goesWithLogin = ({ family }: AnyEndpoint) => family !== undefined && !publicFamilies.includes(family)

it.each([
  ['the favourite event list', listFavouriteEvents],
  ['the favourite market list', listFavouriteMarkets],
  ['the quick bet values', getQuickBets],
  ['the stakes', getStakes],
  ['the account list', listPaymentAccounts],
  ['the payment list', listDepositMethods],
  ['the bonus list', listBonuses],
  ['the applied bonuses', listUsedBonuses],
  ['the communication channel', getContactChannels],
  ['the bet map', listMarketBooks],
] as const)('AUTH-040 AUTH-056 treats %s as an answer that is cleared with the login', (_part, endpoint) => {
  expect(goesWithLogin(endpoint)).toBe(true)
})

it('AUTH-056 AUTH-057 has the country detail, unknown by default, the redirect path, the disconnect and the app flag', () => {
  expect(goesWithLogin(getLocation)).toBe(false)
  expect(Object.keys(unknownLocation).sort()).toEqual(
    ['city', 'continent', 'country', 'country_code', 'country_flag', 'ip', 'region'].sort(),
  )
  expect(returnPath(undefined)).toBe('/')
  const { site } = fakeSite({ login: { token: 't', userType: 'user' } })
  site.operator.live.hold(true)
  expect(site.operator.live.getStatus()).toBe('off')
  const places = { browser: memoryStorage(), tab: memoryStorage() }
  createSiteStorage(places).write('isMobileApp', true)
  expect(createSiteStorage(places).read('isMobileApp')).toBe(true)
  expect(createSiteStorage({ ...places, tab: memoryStorage() }).read('isMobileApp')).toBeUndefined()
})

it.each(['liveChat', 'zoho', 'pulse', 'tawk'] as const)(
  'AUTH-058 reads the three numbers of a communication channel, and its chat of type %s with a value',
  (type) => {
    const channel = {
      whatsapp: '+919000000001',
      depositWhatsapp: '+919000000002',
      withdrawWhatsapp: '+919000000003',
      chat: { type, value: 'desk-1' },
    }
    expect(contactChannels.parse(channel)).toEqual(channel)
    expect(getPublicContactChannels.response.safeParse(channel).success).toBe(true)
  },
)

it('AUTH-058 accepts a channel without numbers and chat, and rejects an unknown chat', () => {
  expect(contactChannels.parse({})).toEqual({
    whatsapp: '',
    depositWhatsapp: '',
    withdrawWhatsapp: '',
    chat: null,
  })
  expect(contactChannels.safeParse({ chat: { type: 'carrier pigeon', value: '1' } }).success).toBe(false)
})
