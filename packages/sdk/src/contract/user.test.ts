import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { user } from './user.ts'

const wire = {
  _id: 'u1',
  userType: 'agent',
  userName: 'agent',
  fullName: 'An Agent',
  email: 'agent@a.test',
  emailVerified: true,
  enable2fa: true,
  otpVerified: true,
  demo: false,
  cockFightCreated: true,
  createdBy: 'u0',
  correlationId: 'c',
  changePassword: false,
  blocked: false,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-02T00:00:00Z',
  profileSetup: true,
  fcmToken: 'device',
  whiteLabelId: 'w1',
  whiteLabelType: 'b2c',
  casinoLock: false,
  bonusLock: false,
  wagerBonusId: null,
  depositCount: 2,
  betDelay: 5,
  confirmBets: true,
  sessionMax: 100,
  bookmakerMax: null,
  betfairMax: 50,
  availablePts: 1000.5,
  casinoPts: 10,
  creditPts: 20,
  exposure: 30,
  pts: 1030.5,
  sportsPts: 40,
  thirdPartyPts: 50,
  clientPL: -60,
  profit: 70,
  loss: 130,
  totalCommission: 1.25,
  totalAdmin: 1,
  totalUser: 20,
  userAccount: 21,
  userCount: 5,
}

it('AUTH-052 AUTH-054 AUTH-055 has every documented field, and writes what it reads', () => {
  const read = z.decode(user, wire)
  expect(read).toMatchObject({
    email: 'agent@a.test',
    isEmailVerified: true,
    whiteLabelType: 'b2c',
    available: 100_050n,
    balances: {
      casino: 1000n,
      credit: 2000n,
      total: 103_050n,
      clientProfit: -6000n,
      profit: 7000n,
      loss: 13_000n,
    },
    counters: { totalCommission: 125n, totalAdmin: 1, totalUser: 20, userAccount: 21, userCount: 5 },
  })
  expect(z.encode(user, read)).toEqual(wire)
})

it('AUTH-053 is of a business white label unless the operator says otherwise', () => {
  const { _id, userType, userName, availablePts, exposure } = wire
  const read = z.decode(user, { _id, userType, userName, availablePts, exposure })
  expect(read).toMatchObject({ whiteLabelType: 'b2b', email: '', balances: {}, counters: {} })
})
