import { afterAll, beforeAll, expect, it } from 'vitest'
import { notificationMark } from '../../database/schema.ts'
import { opening, testMarket } from '../../../testing/fakeFeed.ts'
import { startTestOperator, type TestOperator, type TestPlayer } from '../../../testing/operator.ts'
import { addNotification } from './notificationStore.ts'

let operator: TestOperator
let [one, other]: TestPlayer[] = []

beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1')))
  one = await operator.newPlayer()
  other = await operator.newPlayer()
})
afterAll(() => operator.sandbox.close())

const notify = (userId: string | null) =>
  addNotification(operator.sandbox.database, { userId, title: 'News', message: 'A word', at: new Date() })

const call = async (by: TestPlayer | undefined, method: string, id: string) => {
  const { status, body } = (await by?.call(method, `api/user/notification?notificationId=${id}`)) ?? {}
  return [status, body?.['code']]
}

it('CALL-049 CALL-050 marks a notification as read, and deletes it, for the caller', async () => {
  const id = await notify(null)
  expect(await call(one, 'PATCH', id)).toEqual([200, undefined])
  expect(await call(one, 'PATCH', id)).toEqual([200, undefined])
  expect(await call(one, 'DELETE', id)).toEqual([200, undefined])
  expect(await call(one, 'DELETE', id)).toEqual([404, 'notification-unknown'])
  expect(await call(one, 'PATCH', id)).toEqual([404, 'notification-unknown'])
  expect(await call(other, 'PATCH', id)).toEqual([200, undefined])
  const marks = await operator.sandbox.database.select().from(notificationMark)
  expect(marks.find(({ userId }) => userId === one?.id)).toMatchObject({ isRead: true, isDeleted: true })
  expect(marks.find(({ userId }) => userId === other?.id)).toMatchObject({ isRead: true, isDeleted: false })
})

it('refuses another player’s notification, and an unknown one', async () => {
  const id = await notify(one?.id ?? '')
  expect(await call(other, 'PATCH', id)).toEqual([404, 'notification-unknown'])
  expect(await call(other, 'DELETE', id)).toEqual([404, 'notification-unknown'])
  expect(await call(one, 'DELETE', 'none')).toEqual([404, 'notification-unknown'])
  expect(await call(one, 'DELETE', id)).toEqual([200, undefined])
})
