import { expect, it } from 'vitest'
import { siteWithAnswer } from '../testing/siteWithAnswer.ts'
import { resetForgotten } from './resetForgotten.ts'

const reset = { phone: '+919876543210', otp: '123456', password: 'longenough1' }
const login = { token: 't', userType: 'user' as const }

it('PWD-023 Q-044 treats an answer with the word error as a wrong code, despite its success status', async () => {
  expect(await resetForgotten(siteWithAnswer({ message: 'error' }, login), reset)).toEqual({
    state: 'wrongCode',
  })
  const success = { message: 'Password Updated Successfully', docs: {} }
  expect(await resetForgotten(siteWithAnswer(success, login), reset)).toEqual({ state: 'saved' })
})
