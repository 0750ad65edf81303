import type { AccountDetail, PaymentMethod } from '@kit/sdk/contract'
import type { MessageId } from '@kit/ui'
import { paymentTypeFacts } from '../paymentTypeFacts.ts'
import type { AccountField } from './accountField.ts'

const anyAccount: readonly AccountField[] = [{ label: 'Account Number', kind: 'text' }]

/** Those that the operator lists, else those of its payment type. */
export function fieldsOf({
  customFields,
  paymentType,
}: Pick<PaymentMethod, 'customFields' | 'paymentType'>): readonly AccountField[] {
  const listed = customFields.filter(({ label }) => label.trim() !== '')
  if (listed.length > 0)
    return listed.map(({ label, type }) => ({ label, kind: type === 'number' ? 'digits' : 'text' }))
  return paymentTypeFacts[paymentType].accountFields ?? anyAccount
}

/** Those of its method, and any other stored details. */
export function fieldsOfAccount(
  details: readonly AccountDetail[],
  method: Pick<PaymentMethod, 'customFields' | 'paymentType'>,
): readonly AccountField[] {
  const own = fieldsOf(method)
  const others = details.filter(({ label }) => !own.some((field) => field.label === label))
  return [
    ...own.filter(({ label }) => others.length === 0 || details.some((detail) => detail.label === label)),
    ...others.map(({ label }) => ({ label, kind: 'text' as const })),
  ]
}

const checks: Record<AccountField['kind'], RegExp> = {
  text: /\S/,
  digits: /^\d+$/,
  accountNumber: /^\d{6,20}$/,
  ifsc: /^[A-Z]{4}0[A-Z0-9]{6}$/,
  upi: /^[\w.-]{2,}@[\w.-]{2,}$/,
  walletAddress: /^[0-9A-Za-z]{20,64}$/,
}

/** Returns the typed value without unwanted spaces, and a bank code in capitals. */
export function valueOf({ kind }: AccountField, typed: string): string {
  const value = typed.trim()
  if (kind === 'text') return value
  const whole = value.replaceAll(/[\s-]/g, '')
  if (kind === 'upi') return value.replaceAll(/\s/g, '')
  return kind === 'ifsc' ? whole.toUpperCase() : whole
}

export function problemOf(field: AccountField, typed: string): MessageId | undefined {
  const value = valueOf(field, typed)
  if (value === '') return 'wallet.accounts.fieldMissing'
  if (value.length > 128 || !checks[field.kind].test(value)) return 'wallet.accounts.fieldInvalid'
  return undefined
}

const suffixOf = (userId: string): string => `_${userId}`

/** Appends the user id. Source: ACC-008, Q-089. */
export const storedName = (holder: string, userId: string): string => `${holder.trim()}${suffixOf(userId)}`

export const holderOf = (name: string, userId: string): string =>
  name.endsWith(suffixOf(userId)) ? name.slice(0, -suffixOf(userId).length) : name

const hiddenFrom = 4

/** The end of its number, or a whole short address. */
export function shortDetail(details: readonly AccountDetail[]): string {
  const number =
    details.find(({ label }) => /number|id|address/i.test(label)) ?? details.find(({ value }) => value !== '')
  if (!number) return ''
  const { value } = number
  return value.includes('@') || value.length <= hiddenFrom ? value : `••${value.slice(-hiddenFrom)}`
}

/** Returns a detail, for example the bank's name. Empty if no detail matches. */
export const detailOf = (details: readonly AccountDetail[], name: RegExp): string =>
  details.find(({ label }) => name.test(label))?.value ?? ''
