import { requestChanged, userCreated, type Family } from '@kit/sdk/contract'
import { invalidate } from '@kit/sdk/query'
import { useMessage } from '@kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useStaffSite } from '../staffContext.ts'

/** Events within this time cause one read, in ms. Updates must be visible within a second. */
const batchMs = 200

const ofRequests: readonly Family[] = ['deposits', 'withdrawals', 'requestSteps', 'accountsBelow']

/**
 * Reads lists again on staff events: new users (SOCK-045), and created or decided requests. Returns a text of the last
 * event, to announce it. Reads everything after a reconnection, because events may have been missed.
 */
export function useStaffNews(): string {
  const message = useMessage()
  const queries = useQueryClient()
  const { live } = useStaffSite().operator
  const [text, setText] = useState('')
  const say = useEffectEvent((words: string) => setText(words))
  const created = useEffectEvent((userName: string) => say(message('staff.news.created', { user: userName })))
  const changed = useEffectEvent((direction: 'deposit' | 'withdraw', status: string, user: string) => {
    const id =
      status === 'pending' ? (`staff.news.new.${direction}` as const) : (`staff.news.${direction}` as const)
    say(message(id, { user, state: message(`staff.state.${status as 'pending'}`).toLowerCase() }))
  })
  useEffect(() => {
    const stale = new Set<Family>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = (families: readonly Family[]) => {
      for (const family of families) stale.add(family)
      timer ??= setTimeout(() => {
        timer = undefined
        invalidate(queries, [...stale])
        stale.clear()
      }, batchMs)
    }
    let hasBeenLive = live.getStatus() === 'live'
    const stops = [
      live.on(userCreated, ({ docs }) => {
        read(['accountsBelow'])
        created(docs.userName)
      }),
      live.on(requestChanged, ({ docs }) => {
        read(ofRequests)
        changed(docs.direction, docs.status, docs.userName)
      }),
      live.onStatus((status) => {
        if (status === 'live' && hasBeenLive) read(ofRequests)
        hasBeenLive ||= status === 'live'
      }),
    ]
    return () => {
      clearTimeout(timer)
      stops.forEach((stop) => stop())
    }
  }, [live, queries])
  return text
}
