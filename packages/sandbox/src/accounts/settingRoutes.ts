import {
  getContactChannels,
  getPublicContactChannels,
  getReferral,
  listCurrencyRates,
  listWhiteLabelRoles,
} from '@kit/sdk/contract'
import { count, eq } from 'drizzle-orm'
import { registration, type Database } from '../database/schema.ts'
import { Refused } from '../http/refused.ts'
import { route, type Route } from '../http/route.ts'
import { lineOf } from './accountTree.ts'
import { channelsOf, publicChannels } from './contactChannels.ts'

const accountUnknown = () =>
  new Refused(404, { message: 'This account is not known', code: 'account-unknown', field: 'adminId' })

/** What a brand has settled: roles, currencies, referral, and where it can be written to. */
export const settingRoutes = (database: Database): Route[] => [
  route(listWhiteLabelRoles, async (_request, { login }) => {
    const line = await lineOf(database, login.account.id)
    const docs = line
      .filter(({ userType }) => userType === 'whiteLabel')
      .map(({ id }) => ({ _id: id, whiteLabelId: id, europeanCasinoDisabled: false }))
    return { docs }
  }),

  route(listCurrencyRates, async () => ({ docs: [{ currency: 'INR', symbol: '₹', rate: '1' }] })),

  route(getReferral, async (_request, { login }) => {
    const [referred] = await database
      .select({ rows: count() })
      .from(registration)
      .where(eq(registration.referrerId, login.account.id))
    return { docs: { referralCode: login.account.referralCode, referredCount: referred?.rows ?? 0 } }
  }),

  route(getContactChannels, async ({ adminId }, { login }) => {
    const line = await lineOf(database, login.account.id)
    // One's own line only: whom else there is, is nobody's business.
    const asked = adminId === '' ? login.account.id : line.find(({ id }) => id === adminId)?.id
    const docs = asked === undefined ? undefined : await channelsOf(database, asked)
    if (!docs) throw accountUnknown()
    return { docs }
  }),

  route(getPublicContactChannels, async ({ adminId }) => ({ docs: await publicChannels(database, adminId) })),
]
