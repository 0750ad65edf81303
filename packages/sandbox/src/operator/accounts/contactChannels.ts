import type { ContactChannels } from '@kit/sdk/contract'
import { asc, eq } from 'drizzle-orm'
import { account, contactChannel, type Database } from '../database/schema.ts'
import { lineOf } from './accountTree.ts'

const none: ContactChannels = { whatsapp: '', depositWhatsapp: '', withdrawWhatsapp: '', chat: null }

/** Placeholder contact numbers of a new operator, which are not in use. */
export const seededChannels: Omit<ContactChannels, 'chat'> = {
  whatsapp: '+910000000001',
  depositWhatsapp: '+910000000002',
  withdrawWhatsapp: '+910000000003',
}

/**
 * Returns the channels of an account or of its nearest ancestor with channels, or undefined if the account is
 * unknown.
 */
export async function channelsOf(
  executor: Database,
  accountId: string,
): Promise<ContactChannels | undefined> {
  const line = await lineOf(executor, accountId)
  if (line.length === 0) return undefined
  for (const { id } of line) {
    const [row] = await executor.select().from(contactChannel).where(eq(contactChannel.accountId, id))
    if (row) {
      const { whatsapp, depositWhatsapp, withdrawWhatsapp, chatType, chatValue } = row
      const chat = chatType && { type: chatType, value: chatValue }
      return { whatsapp, depositWhatsapp, withdrawWhatsapp, chat }
    }
  }
  return none
}

/** Returns the channels for a visitor: those of the named branch, else of the domain's white label. */
export async function publicChannels(executor: Database, accountId: string): Promise<ContactChannels> {
  const [named] = await executor
    .select({ userType: account.userType })
    .from(account)
    .where(eq(account.id, accountId))
  if (named && named.userType !== 'user') return (await channelsOf(executor, accountId)) ?? none
  const [whiteLabel] = await executor
    .select({ id: account.id })
    .from(account)
    .where(eq(account.userType, 'whiteLabel'))
    .orderBy(asc(account.createdAt))
    .limit(1)
  return (whiteLabel && (await channelsOf(executor, whiteLabel.id))) ?? none
}
