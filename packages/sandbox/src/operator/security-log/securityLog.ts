import type { AnyEndpoint, SecurityEvent } from '@kit/sdk/contract'
import { desc, eq } from 'drizzle-orm'
import { account, securityEvent, type Database } from '../database/schema.ts'
import type { Login } from '../http/route.ts'

/**
 * Calls of any user that affect an account's security or its payouts. All changes by staff are logged too.
 */
const logged = new Set([
  'logIn',
  'logOut',
  'signUp',
  'changePassword',
  'resetPassword',
  'verifySecondFactor',
  'setSecondFactor',
  'renewRecoveryCodes',
  'addPasskey',
  'removePasskey',
  'logInByPasskey',
  'handOffLogin',
  'exchangeHandoff',
  'createPaymentAccount',
  'editPaymentAccount',
  'makeAccountPrimary',
  'deletePaymentAccount',
  'createWithdrawal',
  'createHostedWithdrawal',
])

/** The fields that identify the target. No other field is stored, because it may be a secret. */
const recordedFields = new Set([
  'marketId',
  'isHeld',
  'winners',
  'isDeadHeat',
  'run',
  'settlement',
  'reason',
  'userId',
  'isBlocked',
  'casinoLock',
  'bonusLock',
  'depositId',
  'withdrawId',
  'accountId',
  'passkeyId',
  'amount',
  'action',
  'userName',
  'enabled',
  'maintenanceMode',
  'socket',
  'singleScreen',
  'title',
  'audience',
  'domainName',
  'jurisdiction',
])

const detailsOf = (fields: unknown): Record<string, unknown> =>
  typeof fields === 'object' && fields !== null
    ? Object.fromEntries(
        Object.entries(fields).flatMap(([name, value]) => {
          // Only the names of a domain's flags are stored, because a value may be long.
          if (name === 'flags' && typeof value === 'object') return [[name, Object.keys(value ?? {})]]
          if (!recordedFields.has(name) || value === undefined) return []
          return [[name, typeof value === 'bigint' ? String(value) : value]]
        }),
      )
    : {}

export interface AnsweredCall {
  endpoint: AnyEndpoint
  login: Login | undefined
  newcomerId: string | undefined
  address: string
  fields: unknown
  outcome: string
}

const isLogged = ({ endpoint: { name, method }, login }: AnsweredCall): boolean =>
  logged.has(name) || (login !== undefined && login.account.userType !== 'user' && method !== 'GET')

export const createSecurityLog =
  (database: Database, clock: () => number, onError: (error: unknown, what: string) => void) =>
  (call: AnsweredCall): void => {
    if (!isLogged(call)) return
    const { endpoint, login, newcomerId, address, fields, outcome } = call
    // A stranger's name field may contain a password.
    const details = endpoint.auth === 'none' ? {} : detailsOf(fields)
    database
      .insert(securityEvent)
      .values({
        at: new Date(clock()),
        kind: endpoint.name,
        actorId: login?.account.id ?? newcomerId ?? null,
        outcome,
        address,
        details,
      })
      .catch((error: unknown) => onError(error, 'A security event'))
  }

export async function securityEvents(
  executor: Database,
  { page, limit }: { page: number; limit: number },
): Promise<{ docs: SecurityEvent[]; totalDocs: number }> {
  const rows = await executor
    .select({ event: securityEvent, actorName: account.userName })
    .from(securityEvent)
    .leftJoin(account, eq(account.id, securityEvent.actorId))
    .orderBy(desc(securityEvent.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const docs = rows.map(({ event, actorName }) => ({
    id: String(event.id),
    at: event.at.toISOString(),
    kind: event.kind,
    actorId: event.actorId ?? '',
    actorName: actorName ?? '',
    outcome: event.outcome,
    address: event.address,
    details: event.details,
  }))
  return { docs, totalDocs: await executor.$count(securityEvent) }
}
