import { createSession, memoryTokenStore } from '@kit/sdk'
import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { prepareAnswers } from './prepareAnswers.ts'

const player = (token: string) => ({ token, userType: 'user' as const })

function begin({ isOnline = true } = {}) {
  const session = createSession(memoryTokenStore())
  const waiting = new Set<() => void>()
  const prepare = vi.fn(async () => {})
  const stop = prepareAnswers({
    session,
    queries: new QueryClient(),
    kept: [{ calls: [], prepare }],
    isOnline: () => isOnline,
    whenIdle: (run) => {
      waiting.add(run)
      return () => void waiting.delete(run)
    },
  })
  const idle = () => {
    const runs = [...waiting]
    waiting.clear()
    runs.forEach((run) => run())
  }
  return { session, prepare, idle, stop }
}

it('reads ahead for a player who logs in on a page that has long been idle, once', () => {
  const { session, prepare, idle } = begin()
  idle()
  expect(prepare).not.toHaveBeenCalled()
  session.begin(player('a'), false)
  idle()
  session.begin(player('a'), false)
  idle()
  expect(prepare).toHaveBeenCalledTimes(1)
})

it('reads ahead for the next player, and not for one who left before the page was idle', () => {
  const { session, prepare, idle } = begin()
  session.begin(player('a'), false)
  session.end('asked')
  idle()
  expect(prepare).not.toHaveBeenCalled()
  session.begin(player('b'), false)
  idle()
  expect(prepare).toHaveBeenCalledTimes(1)
})

it('reads nothing ahead for staff, without a connection, and once it is stopped', () => {
  const staff = begin()
  staff.session.begin({ token: 's', userType: 'agent' }, false)
  staff.idle()
  const offline = begin({ isOnline: false })
  offline.session.begin(player('a'), false)
  offline.idle()
  const stopped = begin()
  stopped.session.begin(player('a'), false)
  stopped.stop()
  stopped.idle()
  for (const { prepare } of [staff, offline, stopped]) expect(prepare).not.toHaveBeenCalled()
})
