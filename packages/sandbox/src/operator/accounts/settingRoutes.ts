import {
  getContactChannels,
  getPublicContactChannels,
  getReferral,
  listCurrencyRates,
  listEveryWhiteLabelRole,
  listWhiteLabelRoles,
  setWhiteLabelRole,
} from '@kit/sdk/contract'
import { and, count, eq } from 'drizzle-orm'
import { account, registration, type AccountRow, type Database } from '../database/schema.ts'
import { Refused } from '../http/refused.ts'
import { route, type Route } from '../http/route.ts'
import { lineOf } from './accountTree.ts'
import { channelsOf, publicChannels } from './contactChannels.ts'
import type { CheckTransactionCode } from './transactionCode.ts'

/** Example rates of the sandbox: the value of one point, which is one rupee. */
const currencyRates = [
  { currency: 'INR', symbol: '₹', rate: '1' },
  { currency: 'AED', symbol: 'AED', rate: '0.0434' },
  { currency: 'BDT', symbol: '৳', rate: '1.42' },
  { currency: 'BRL', symbol: 'R$', rate: '0.063' },
  { currency: 'BTC', symbol: '₿', rate: '0.00000013' },
  { currency: 'EUR', symbol: '€', rate: '0.0101' },
  { currency: 'JPY', symbol: '¥', rate: '1.77' },
  { currency: 'USD', symbol: '$', rate: '0.0118' },
]

const accountUnknown = () =>
  new Refused(404, { message: 'This account is not known', code: 'account-unknown', field: 'adminId' })

const whiteLabelUnknown = () =>
  new Refused(404, {
    message: 'There is no such white label',
    code: 'white-label-unknown',
    field: 'whiteLabelId',
  })

const roleOf = ({ id, europeanCasinoDisabled }: AccountRow) => ({
  _id: id,
  whiteLabelId: id,
  europeanCasinoDisabled,
})

export interface SettingServices {
  database: Database
  checkTransactionCode: CheckTransactionCode
}

export const settingRoutes = ({ database, checkTransactionCode }: SettingServices): Route[] => [
  route(listWhiteLabelRoles, async (_request, { login }) => {
    const line = await lineOf(database, login.account.id)
    return { docs: line.filter(({ userType }) => userType === 'whiteLabel').map(roleOf) }
  }),

  route(listEveryWhiteLabelRole, async () => {
    const isWhiteLabel = eq(account.userType, 'whiteLabel')
    const rows = await database.select().from(account).where(isWhiteLabel).orderBy(account.userNameKey)
    return { docs: rows.map((row) => ({ ...roleOf(row), userName: row.userName })) }
  }),

  route(setWhiteLabelRole, async ({ whiteLabelId, europeanCasinoDisabled, transactionCode }, { login }) => {
    checkTransactionCode(login.account, transactionCode)
    const [row] = await database
      .update(account)
      .set({ europeanCasinoDisabled })
      .where(and(eq(account.id, whiteLabelId), eq(account.userType, 'whiteLabel')))
      .returning()
    if (!row) throw whiteLabelUnknown()
    return { docs: roleOf(row) }
  }),

  route(listCurrencyRates, async () => ({ docs: currencyRates })),

  route(getReferral, async (_request, { login }) => {
    const [referred] = await database
      .select({ rows: count() })
      .from(registration)
      .where(eq(registration.referrerId, login.account.id))
    return { docs: { referralCode: login.account.referralCode, referredCount: referred?.rows ?? 0 } }
  }),

  route(getContactChannels, async ({ adminId }, { login }) => {
    const line = await lineOf(database, login.account.id)
    // An account sees its own ancestors only.
    const asked = adminId === '' ? login.account.id : line.find(({ id }) => id === adminId)?.id
    const docs = asked === undefined ? undefined : await channelsOf(database, asked)
    if (!docs) throw accountUnknown()
    return { docs }
  }),

  route(getPublicContactChannels, async ({ adminId }) => ({ docs: await publicChannels(database, adminId) })),
]
