import { OperatorError } from '@kit/sdk'
import { memoryStorage } from '@kit/shell/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OnceOutcome, OncePorts } from '@kit/sdk/once'
import { sendOnce } from './sendOnce.ts'

type Fault = 'none' | 'lost' | 'answer lost' | 'late' | 'refused' | 'offline'
const faults: readonly Fault[] = ['none', 'lost', 'answer lost', 'late', 'refused', 'offline']

function world() {
  const done = new Map<string, string>()
  const onItsWay: (() => void)[] = []
  let keys = 0
  let login = 1
  let isOffline = false
  let nowMs = 0
  const turns = new Map<string, Promise<unknown>>()
  const ports: OncePorts = {
    storage: memoryStorage(),
    inTurn: (name, work) => {
      const mine = (turns.get(name) ?? Promise.resolve()).then(work)
      turns.set(
        name,
        mine.catch(() => {}),
      )
      return mine
    },
    now: () => nowMs,
    monotonicNow: () => nowMs,
    onError(error) {
      throw error
    },
    randomUUID: () => `00000000-0000-4000-8000-${String((keys += 1)).padStart(12, '0')}`,
    operator: { session: { count: () => login } },
    wait: async (ms) => void (nowMs += ms),
  }
  const act = (key: string, intent: string) => {
    const before = done.get(key)
    if (before !== undefined && before !== intent)
      throw new OperatorError('refused', 'Another', { status: 422, code: 'key-reused' })
    done.set(key, intent)
    return intent
  }
  const lost = () => new OperatorError('timeout', 'late')
  const send = (intent: string, fault: Fault) => async (key: string) => {
    isOffline = fault === 'offline'
    if (fault === 'lost' || fault === 'offline') throw lost()
    if (fault === 'refused') throw new OperatorError('refused', 'No', { status: 409, code: 'in-debt' })
    if (fault === 'late') {
      onItsWay.push(() => {
        // The result is lost.
        if (!done.has(key)) done.set(key, intent)
      })
      throw lost()
    }
    act(key, intent)
    if (fault === 'answer lost') throw lost()
    return intent
  }
  return {
    ports,
    done,
    send: (intent: string, fault: Fault): Promise<OnceOutcome<string>> =>
      sendOnce(ports, {
        name: 'thing',
        send: send(intent, fault),
        find: async (key) => {
          if (isOffline) throw new OperatorError('unreachable', 'No connection')
          return done.get(key)
        },
      }),
    arrive: () => onItsWay.splice(0).forEach((late) => late()),
    reconnect: () => {
      isOffline = false
    },
    changeLogin: () => {
      login += 1
    },
  }
}

describe('a staff action that moves points', () => {
  it('stores its key before it is sent, and clears it after the answer', async () => {
    const one = world()
    let keptWhenSent: string | null = null
    const outcome = await sendOnce(one.ports, {
      name: 'decision.r1',
      send: async (key) => {
        keptWhenSent = one.ports.storage.getItem('kit.once.staff')
        return key
      },
      find: async () => undefined,
    })
    expect(keptWhenSent).toContain('00000000-0000-4000-8000-000000000001')
    expect(outcome).toMatchObject({ state: 'sent' })
    expect(one.ports.storage.getItem('kit.once.staff')).toBeNull()
  })

  it('is looked up after a lost answer, and reported as not arrived if it did not', async () => {
    const one = world()
    expect(await one.send('a', 'answer lost')).toMatchObject({ state: 'found', isEarlier: false })
    expect(await one.send('b', 'lost')).toEqual({ state: 'notSent' })
    expect(await one.send('b', 'none')).toMatchObject({ state: 'sent' })
    expect([...one.done.values()]).toEqual(['a', 'b'])
  })

  it('is not repeated by another action while the first is pending', async () => {
    const one = world()
    expect(await one.send('a', 'late')).toEqual({ state: 'notSent' })
    one.arrive()
    expect(await one.send('b', 'none')).toMatchObject({ state: 'found', answer: 'a', isEarlier: true })
    expect([...one.done.values()]).toEqual(['a'])
  })

  it('stays unknown while the operator cannot be reached, and is sent with the same key afterwards', async () => {
    const one = world()
    expect(await one.send('a', 'offline')).toEqual({ state: 'unknown' })
    one.reconnect()
    expect(await one.send('a', 'none')).toMatchObject({ state: 'sent' })
    expect([...one.done.keys()]).toEqual(['00000000-0000-4000-8000-000000000001'])
  })

  it('uses the key that an earlier release of the site left without an answer', async () => {
    const one = world()
    const key = '00000000-0000-4000-8000-00000000000a'
    one.ports.storage.setItem('staff.key.thing', JSON.stringify(key))
    expect(await one.send('a', 'none')).toEqual({ state: 'sent', answer: 'a', key })
    expect(one.ports.storage.getItem('staff.key.thing')).toBeNull()
  })

  it('is not sent under the next login', async () => {
    const one = world()
    const sent = one.send('a', 'none')
    one.changeLogin()
    expect(await sent).toEqual({ state: 'notSent' })
    expect(one.done.size).toBe(0)
  })

  it('counts once or not at all, whatever is lost, delayed or refused', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.constantFrom(...faults), { maxLength: 4 }), { minLength: 3, maxLength: 8 }),
        async (intents) => {
          const one = world()
          const reported: string[] = []
          for (const [at, tries] of intents.entries())
            for (const fault of [...tries, 'none'] as const) {
              one.reconnect()
              const outcome = await one.send(`intent ${at}`, fault)
              if (outcome.state !== 'sent' && outcome.state !== 'found') continue
              reported.push(outcome.answer)
              if (outcome.state === 'sent' || !outcome.isEarlier) break
            }
          one.arrive()
          expect([...one.done.values()]).toEqual(reported)
        },
      ),
      { numRuns: 60 },
    )
  })
})
