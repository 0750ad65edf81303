import { expect, it } from 'vitest'
import { passwordFields } from './passwordFields.ts'

const messagesFor = (fields: { oldPassword?: string; password?: string; confirmation?: string }) => {
  const password = fields.password ?? 'longenough1'
  const read = passwordFields.safeParse({
    oldPassword: 'temporary',
    password,
    confirmation: password,
    ...fields,
  })
  return read.error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`) ?? []
}

it('PWD-012 PWD-013 accepts eight characters and one digit', () => {
  expect(messagesFor({ password: 'abcdefg1' })).toEqual([])
  for (const password of ['abcdef1', 'abcdefgh', '1234567'])
    expect(messagesFor({ password })).toEqual(['password: account.password.weak'])
})

it('PWD-036 refuses an empty old or new password', () => {
  expect(messagesFor({ oldPassword: '' })).toEqual(['oldPassword: account.password.missing'])
  expect(messagesFor({ password: '' })).toEqual(['password: account.password.missing'])
})

it('PWD-037 refuses a different confirmation', () => {
  expect(messagesFor({ confirmation: 'longenough2' })).toEqual(['confirmation: account.password.different'])
})

it('keeps spaces as typed, and accepts at most 128 characters', () => {
  expect(messagesFor({ password: ' a b c 1 ' })).toEqual([])
  expect(messagesFor({ password: '1'.repeat(129) })).toEqual(['password: account.password.long'])
})
