import { expect, it } from 'vitest'
import { showsMaintenance } from './maintenance.ts'

const visitor = { isOn: true, isDownFromStart: false, isLoggedIn: false, isLoginOpen: false }

it('SHELL-121 covers the site for a logged-in user while maintenance is on, and only then', () => {
  expect(showsMaintenance({ ...visitor, isLoggedIn: true })).toBe(true)
  expect(showsMaintenance({ ...visitor, isLoggedIn: true, isOn: false })).toBe(false)
})

it('Q-100 leaves visitors the landing page until they want to log in', () => {
  expect(showsMaintenance(visitor)).toBe(false)
  expect(showsMaintenance({ ...visitor, isLoginOpen: true })).toBe(true)
})

it('covers the site for everybody when the operator was down from the start', () => {
  expect(showsMaintenance({ ...visitor, isDownFromStart: true })).toBe(true)
})
