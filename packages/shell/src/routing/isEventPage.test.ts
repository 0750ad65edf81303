import { expect, it } from 'vitest'
import { isEventPage } from './isEventPage.ts'

it.each(['/events/4/1.23', '/events/1.23', '/events/4/1.200806927-3/'])(
  'knows %s as the page of an event',
  (path) => expect(isEventPage(path)).toBe(true),
)

it.each(['/', '/events', '/events/', '/events/4/1.23/more', '/open-bets'])(
  'knows %s as another page',
  (path) => expect(isEventPage(path)).toBe(false),
)
