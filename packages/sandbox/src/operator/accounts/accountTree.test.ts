import { userTypes } from '@kit/sdk/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { account, type AccountRow } from '../database/schema.ts'
import { opening, testMarket } from '../../testing/fakeFeed.ts'
import { startTestOperator, type TestOperator } from '../../testing/operator.ts'
import { findAccountByName } from './accountStore.ts'
import { isBelow, lineOf } from './accountTree.ts'
import { createTransactionCodes } from './transactionCode.ts'

let operator: TestOperator
beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1')))
})
afterAll(() => operator.sandbox.close())

const named = async (userName: string): Promise<AccountRow> => {
  const found = await findAccountByName(operator.sandbox.database, userName)
  if (!found) throw new Error(`${userName} is not there`)
  return found
}

it('ROLE-001 ROLE-028 seeds one account of each user type, each under the one above it', async () => {
  const line = await lineOf(operator.sandbox.database, (await named('player')).id)
  expect(line.map(({ userType }) => userType)).toEqual([
    'user',
    'defaultBranch',
    'subBranch',
    'branch',
    'agent',
    'master',
    'superMaster',
    'admin',
    'whiteLabel',
    'administrator',
  ])
  expect(line.map(({ userType }) => userType).toSorted()).toEqual(userTypes.toSorted())
})

it('finds below an account those it made, and none at or above its level', async () => {
  const below = async (ancestor: string) => {
    const rows = await operator.sandbox.database
      .select({ userName: account.userName })
      .from(account)
      .where(isBelow(account.id, (await named(ancestor)).id))
    return rows.map(({ userName }) => userName).toSorted()
  }
  expect(await below('branch')).toEqual(['defaultBranch', 'player', 'subBranch'])
  expect(await below('player')).toEqual([])
  expect(await below('administrator')).toHaveLength(9)
  await operator.newPlayer()
  expect(await below('administrator')).toHaveLength(10)
})

it('accepts the transaction code of a staff account, and locks after five wrong ones', async () => {
  let now = 0
  const check = createTransactionCodes(() => now)
  const agent = await named('agent')
  const code = operator.sandbox.accounts.find(({ userName }) => userName === 'agent')?.transactionCode ?? ''
  expect(() => check(agent, code)).not.toThrow()
  expect(agent.transactionCodeHash).not.toContain(code)
  for (const wrong of ['', 'x', `${code}x`, '0', '0'])
    expect(() => check(agent, wrong)).toThrow('Invalid Transaction Code')
  expect(() => check(agent, code)).toThrow('Too many wrong transaction codes, please try again later')
  now += 15 * 60_000
  expect(() => check(agent, code)).not.toThrow()
  const player = await named('player')
  expect(() => check(player, '')).toThrow('Invalid Transaction Code')
})
