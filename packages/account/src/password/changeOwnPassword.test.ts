import { OperatorError } from '@kit/sdk'
import { checkDuplicate, demoSignUp } from '@kit/sdk/contract'
import { fakeSite } from '@kit/shell/testing'
import { expect, it } from 'vitest'
import { siteWithAnswer } from '../testing/siteWithAnswer.ts'
import { changeOwnPassword } from './changeOwnPassword.ts'

const passwords = { oldPassword: 'temporary', password: 'longenough1' }
const login = { token: 't', userType: 'user' as const }
function refusing(refusal: OperatorError) {
  const changePassword = () => {
    throw refusal
  }
  return fakeSite({ login, answers: { changePassword } })
}

it.each([null, 'CODE-1'])(
  'PWD-028 changes the password and returns the transaction code %s',
  async (transactionCode) => {
    const { site } = fakeSite({ login, answers: { changePassword: () => ({ transactionCode }) } })
    expect(await changeOwnPassword(site, passwords)).toEqual({ state: 'changed', transactionCode })
  },
)

it('PWD-034 treats an answer without docs as a changed password, because the call succeeded', async () => {
  const site = siteWithAnswer({ message: 'PASSWORD UPDATED' }, login)
  expect(await changeOwnPassword(site, passwords)).toEqual({ state: 'changed', transactionCode: null })
})

it('AUTH-044 REG-037 reads a sign-up and a duplicate check whose success has no docs', async () => {
  const { client } = siteWithAnswer({ message: 'Signup Successfull' }, login).operator
  const account = { userName: 'player1', email: '', phone: '', fullName: '', password: 'a fine 1' }
  await expect(client.call(demoSignUp, { ...account, demoWhiteLabelId: '' })).resolves.toBeUndefined()
  const checked = { phone: '', userName: 'player1', email: '', whiteLabelId: '' }
  await expect(client.call(checkDuplicate, checked)).resolves.toEqual({ field: '', message: '' })
})

it('PWD-039 ends the login if the answer is the bare word error', async () => {
  const { site } = refusing(new OperatorError('refused', 'error', { status: 400 }))
  site.flags.setLayer('operator', { 'auth.changePassword.logoutOnFailure': true })
  expect(await changeOwnPassword(site, passwords)).toEqual({ state: 'loggedOut' })
  expect(site.operator.session.get()).toBeNull()
})

it('PWD-039 also ends the login if that answer has a success status', async () => {
  const site = siteWithAnswer({ message: 'error', docs: { transactionCode: null } }, login)
  site.flags.setLayer('operator', { 'auth.changePassword.logoutOnFailure': true })
  expect(await changeOwnPassword(site, passwords)).toEqual({ state: 'loggedOut' })
  expect(site.operator.session.get()).toBeNull()
})

it('PWD-040 Q-051 keeps the login after that answer if the brand lets players try again', async () => {
  const { site } = refusing(new OperatorError('refused', 'error', { status: 400 }))
  site.flags.setLayer('operator', { 'auth.changePassword.logoutOnFailure': false })
  expect((await changeOwnPassword(site, passwords)).state).toBe('refused')
  expect(site.operator.session.get()).toEqual(login)
})

it('keeps the login when the operator refuses with a message or cannot be reached', async () => {
  for (const error of [
    new OperatorError('refused', 'Wrong password', { status: 400 }),
    new OperatorError('unreachable', 'No connection'),
  ]) {
    const { site } = refusing(error)
    expect(await changeOwnPassword(site, passwords)).toEqual({ state: 'refused', message: error.message })
    expect(site.operator.session.get()).toEqual(login)
  }
})
