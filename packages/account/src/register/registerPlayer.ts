import { OperatorError, createReferralStore, createSiteStorage, signUpFields } from '@kit/sdk'
import { checkDuplicate, signUp, type User } from '@kit/sdk/contract'
import type { SiteServices } from '@kit/shell/feature'
import { significantDigits, wholeNumber } from '@kit/ui'
import { generatedMail } from './generatedMail.ts'
import { logInPlayer } from '../login/logInPlayer.ts'
import type { RegisterFields } from './registerFields.ts'

export type RegisterOutcome =
  | { state: 'loggedIn'; user: User }
  /** The account exists, but its first login failed. */
  | { state: 'registered' }
  | { state: 'refused'; message: string; field: string | undefined }
  /** No answer arrived: the account may exist. */
  | { state: 'unsure' }

/**
 * Checks for duplicates first (REG-037). After a lost answer (`isUnsure`), a login shows whether the account
 * exists, so that no player is registered twice.
 */
export async function registerPlayer(
  site: SiteServices,
  fields: RegisterFields,
  { isUnsure = false }: { isUnsure?: boolean } = {},
): Promise<RegisterOutcome> {
  const { operator, storage, tabStorage, now } = site
  const { client } = operator
  const phone = wholeNumber(fields.phone)
  const userName = fields.userName.trim() || significantDigits(fields.phone.number)
  const email = generatedMail(userName)
  const referrals = createReferralStore(createSiteStorage({ browser: storage, tab: tabStorage }), now)

  const logIn = async (): Promise<RegisterOutcome | undefined> => {
    const credentials = { userName: phone, password: fields.password, isRemembered: false }
    const outcome = await logInPlayer(operator, credentials).catch(() => undefined)
    if (outcome?.state !== 'loggedIn') return undefined
    referrals.clear()
    return outcome
  }

  if (isUnsure) {
    const found = await logIn()
    if (found) return found
  }
  const whiteLabelId = operator.whiteLabelId()
  try {
    const taken = await client.call(checkDuplicate, { phone, userName, email, whiteLabelId })
    if (taken.field !== '') return { state: 'refused', message: taken.message, field: taken.field }
  } catch (error) {
    // A refusal is a documented operator's answer to a duplicate.
    if (error instanceof OperatorError && error.status >= 400 && error.status < 500)
      return { state: 'refused', message: error.message, field: error.field }
    // Without an answer, the sign-up itself refuses duplicates.
    site.onError(error, 'the duplicate check of a sign-up')
  }
  const { referrer: _, promoCode: __, ...captured } = signUpFields(referrals.read())
  try {
    await client.call(signUp, {
      ...captured,
      userName,
      fullName: userName,
      email,
      otp: fields.otp,
      type: 'sms',
      phone,
      password: fields.password,
      whiteLabelId,
      branchId: captured.branchId ?? '',
      promoCode: fields.promoCode,
      ...(fields.isAdult && { isAdult: 'true' as const }),
      ...(fields.hasAccepted && { hasAcceptedTerms: 'true' as const }),
      ...(fields.referrerCode !== '' && { referrer: fields.referrerCode }),
    })
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    if (error.isOutcomeUnknown) return (await logIn()) ?? { state: 'unsure' }
    return { state: 'refused', message: error.message, field: error.field }
  }
  const loggedIn = await logIn()
  referrals.clear()
  return loggedIn ?? { state: 'registered' }
}
