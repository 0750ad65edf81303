import { expect, it } from 'vitest'
import { loginFields } from './loginFields.ts'

it('AUTH-003 trims the user name and keeps the password as typed', () => {
  expect(loginFields.parse({ userName: '  player \t', password: ' se cret ', isRemembered: false })).toEqual({
    userName: 'player',
    password: ' se cret ',
    isRemembered: false,
  })
})

it.each([
  { fields: { userName: '   ', password: 'x' }, message: 'account.login.userName.missing' },
  { fields: { userName: 'x'.repeat(65), password: 'x' }, message: 'account.login.userName.long' },
  { fields: { userName: 'player', password: '' }, message: 'account.login.password.missing' },
])('shows $message', ({ fields, message }) => {
  const read = loginFields.safeParse({ ...fields, isRemembered: false })
  expect(read.error?.issues[0]?.message).toBe(message)
})
