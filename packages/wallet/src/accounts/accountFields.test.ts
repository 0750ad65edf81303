import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AccountField } from './accountField.ts'
import {
  fieldsOf,
  fieldsOfAccount,
  holderOf,
  problemOf,
  shortDetail,
  storedName,
  valueOf,
} from './accountFields.ts'

const labels = (fields: readonly AccountField[]) => fields.map(({ label }) => label)

describe('the fields of a payout account', () => {
  it('are those of its method', () => {
    expect(labels(fieldsOf({ paymentType: 'IMPS', customFields: [] }))).toEqual([
      'Bank Name',
      'Account Number',
      'IFSC Code',
    ])
    expect(labels(fieldsOf({ paymentType: 'UPI', customFields: [] }))).toEqual(['UPI id'])
    expect(labels(fieldsOf({ paymentType: 'other', customFields: [] }))).toEqual(['Account Number'])
  })

  it('are those that the operator lists, where it lists any', () => {
    const customFields = [
      { label: 'Mobile', type: 'number', value: '' },
      { label: ' ', type: 'text', value: '' },
    ]
    expect(fieldsOf({ paymentType: 'UPI', customFields })).toEqual([{ label: 'Mobile', kind: 'digits' }])
  })

  it('keep what is stored under another name', () => {
    const details = [{ label: 'IBAN', value: 'DE02' }]
    expect(labels(fieldsOfAccount(details, { paymentType: 'NEFT', customFields: [] }))).toEqual(['IBAN'])
  })

  it.each([
    ['ifsc', ' hdfc0001234 ', 'HDFC0001234', undefined],
    ['ifsc', 'HDFC1234567', 'HDFC1234567', 'wallet.accounts.fieldInvalid'],
    ['accountNumber', '1234 5678-90', '1234567890', undefined],
    ['accountNumber', '12a45678', '12a45678', 'wallet.accounts.fieldInvalid'],
    ['accountNumber', '१२३४५६७८', '१२३४५६७८', 'wallet.accounts.fieldInvalid'],
    ['upi', 'asha@bank', 'asha@bank', undefined],
    ['upi', 'asha', 'asha', 'wallet.accounts.fieldInvalid'],
    ['walletAddress', 'T'.repeat(34), 'T'.repeat(34), undefined],
    ['text', '  ', '', 'wallet.accounts.fieldMissing'],
    ['text', 'x'.repeat(129), 'x'.repeat(129), 'wallet.accounts.fieldInvalid'],
  ] as const)('%s takes %j as %j', (kind, typed, value, problem) => {
    const field = { label: 'Field', kind }
    expect(valueOf(field, typed)).toBe(value)
    expect(problemOf(field, typed)).toBe(problem)
  })
})

it('ACC-008 stores a holder with the user id and shows it without', () => {
  expect(storedName(' Asha Rao ', 'u1')).toBe('Asha Rao_u1')
  fc.assert(
    fc.property(fc.string(), fc.uuid(), (holder, userId) => {
      expect(holderOf(storedName(holder, userId), userId)).toBe(holder.trim())
    }),
  )
})

it('shows the end of a number and the whole of an address', () => {
  expect(
    shortDetail([
      { label: 'Bank Name', value: 'Example' },
      { label: 'Account Number', value: '1234567890' },
    ]),
  ).toBe('••7890')
  expect(shortDetail([{ label: 'UPI id', value: 'asha@bank' }])).toBe('asha@bank')
  expect(shortDetail([])).toBe('')
})
