import type { RequestOf, signUp as signUpCall } from '@kit/sdk/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { account, registration, type AccountRow, type Database } from '../../database/schema.ts'
import { addAccount } from '../createAccount.ts'
import { duplicateRefused, findDuplicate } from './duplicate.ts'
import type { OneTimeCodes } from '../phones/oneTimeCodes.ts'
import { hashPassword } from '../passwords/password.ts'
import { checkNewPassword } from '../passwords/passwordPolicy.ts'
import { isNumberOfAnother } from '../phones/phone.ts'
import { invalidCode, phoneOf } from './registrationRefusals.ts'
import { defaultBranchId } from '../seed.ts'

/** Returns the branch that referred a visitor if it exists, else the default branch. */
async function branchOf(executor: Database, branchId: string): Promise<string | null> {
  const [row] = await executor
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.id, branchId), inArray(account.userType, ['branch', 'subBranch', 'defaultBranch'])))
  return row?.id ?? defaultBranchId(executor)
}

async function referrerOf(executor: Database, referralCode: string): Promise<string | null> {
  const [row] = await executor
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.referralCode, referralCode), eq(account.userType, 'user')))
  return row?.id ?? null
}

/**
 * Creates a player whose phone the code proves. Existing accounts are revealed only to the owner of the code.
 * The code is used up last, so that a refusal does not cost it.
 */
export async function signUpPlayer(
  { database, codes, clock }: { database: Database; codes: OneTimeCodes; clock(): number },
  asked: RequestOf<typeof signUpCall>,
): Promise<AccountRow> {
  const { userName, email, password } = asked
  const phone = phoneOf(asked.phone, 'registration')
  checkNewPassword(password, [userName, phone, email])
  if (isNumberOfAnother(userName, phone)) throw duplicateRefused('userName')
  const codeId = await codes.verify('signup', phone, asked.otp)
  if (codeId === undefined) throw invalidCode()
  const unique = { phone, userName, email }
  const taken = await findDuplicate(database, unique)
  if (taken) throw duplicateRefused(taken.field)
  if (!(await codes.redeem(codeId))) throw invalidCode()

  const passwordHash = await hashPassword(password)
  const at = new Date(clock())
  const made = await database.transaction(async (tx) => {
    const row = await addAccount(tx, {
      userName,
      fullName: asked.fullName || userName,
      passwordHash,
      phone,
      email,
      isDemo: false,
      parentId: await branchOf(tx, asked.branchId),
      grant: 0n,
      at,
      expiresAt: null,
    })
    if (!row) return undefined
    await tx.insert(registration).values({
      accountId: row.id,
      referrerId: await referrerOf(tx, asked.referrer ?? ''),
      promoCode: asked.promoCode,
      utmSource: asked.utmSource ?? '',
      registrationSource: asked.registrationSource ?? '',
      wagerBonusId: asked.wagerBonusId ?? '',
      ageConfirmedAt: asked.isAdult ? at : null,
      termsAcceptedAt: asked.hasAcceptedTerms ? at : null,
    })
    return row
  })
  // Another registration took it meanwhile.
  if (!made) throw duplicateRefused((await findDuplicate(database, unique))?.field ?? 'userName')
  return made
}
