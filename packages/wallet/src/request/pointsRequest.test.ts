import { OperatorError } from '@kit/sdk'
import type { PaymentRequest } from '@kit/sdk/contract'
import { memoryStorage } from '@kit/shell/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resumeSubmission, submitOnce, type Outcome } from './pointsRequest.ts'

const isProof = process.env['KIT_PROVE'] === '1'

/**
 * Faults of one sending. A crash: the page is gone before an answer, whether the request arrived or
 * not.
 */
const faults = [
  'none',
  'lost',
  'answer lost',
  'late',
  'cancelled',
  'refused',
  'crash',
  'crash, lost',
] as const
type Fault = (typeof faults)[number]

const requestOf = (id: string): PaymentRequest => ({
  id,
  amount: 100n,
  remarks: '',
  createdAt: '',
  updatedAt: '',
  paymentType: 'UPI',
  utr: '',
  state: 'pending',
  userId: 'p',
  userName: 'p',
  bonusAmount: 0n,
  imageId: '',
  methodId: '',
  debt: 0n,
  account: { name: '', details: [] },
})

/**
 * An operator that opens one request per key, and loses the answers that a test selects. Each wait advances the time.
 */
function world() {
  const storage = memoryStorage()
  const opened = new Map<string, string>()
  const arriving: { at: number; open: () => void }[] = []
  const sentBy: string[] = []
  let nowMs = 0
  let made = 0
  let login = 1
  let crashed = () => {}
  const pass = (ms: number) => {
    nowMs += ms
    for (const one of arriving.filter(({ at }) => at <= nowMs)) {
      one.open()
      arriving.splice(arriving.indexOf(one), 1)
    }
  }
  const ports = {
    storage,
    inTurn: <Result>(_name: string, work: () => Promise<Result>) => work(),
    onError(error: unknown) {
      throw error
    },
    now: () => nowMs,
    monotonicNow: () => nowMs,
    randomUUID: () => {
      made += 1
      return `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`
    },
    wait: async (ms: number) => pass(ms),
    operator: { session: { count: () => login }, announces: () => true },
  }
  const find = async (key: string) => {
    return opened.has(key) ? requestOf(key) : undefined
  }
  const send =
    (intent: string, fault: Fault, delayMs = 0) =>
    async (key: string) => {
      sentBy.push(intent)
      if (opened.has(key) && opened.get(key) !== intent)
        throw new OperatorError('refused', 'reused', { status: 422, code: 'key-reused' })
      if (fault === 'refused')
        throw new OperatorError('refused', 'No', { status: 409, code: 'request-pending' })
      const open = () => opened.set(key, opened.get(key) ?? intent)
      if (fault === 'late') arriving.push({ at: nowMs + delayMs, open })
      if (fault !== 'lost' && fault !== 'late' && fault !== 'crash, lost') open()
      pass(10)
      if (fault === 'crash' || fault === 'crash, lost') {
        crashed()
        return new Promise<never>(() => {})
      }
      if (fault === 'cancelled') throw new DOMException('cancelled', 'AbortError')
      if (fault !== 'none') throw new OperatorError('timeout', 'late')
      return requestOf(key)
    }
  return {
    ports,
    opened,
    find,
    send,
    sentBy,
    pass,
    changeLogin: () => void (login += 1),
    onCrash: (listener: () => void) => void (crashed = listener),
  }
}

const submit = (
  { ports, find, send }: ReturnType<typeof world>,
  intent: string,
  fault: Fault,
  delayMs = 0,
): Promise<Outcome<PaymentRequest>> =>
  submitOnce(ports, { name: 'deposit', userId: 'p', find, send: send(intent, fault, delayMs) })

describe('a request for points', () => {
  it('keeps its key before it is sent, and forgets it with the answer', async () => {
    const one = world()
    let keptWhenSent: string | null = null
    const outcome = await submitOnce(one.ports, {
      name: 'deposit',
      userId: 'p',
      find: one.find,
      send: async (key) => {
        keptWhenSent = one.ports.storage.getItem('kit.once.wallet.deposit.p')
        return key
      },
    })
    expect(keptWhenSent).toContain('00000000-0000-4000-8000-000000000001')
    // Neither an amount nor a reference is stored.
    expect(Object.keys(JSON.parse(keptWhenSent!)[0])).toEqual(['key', 'subject', 'sentAtMs'])
    expect(outcome).toMatchObject({ state: 'sent' })
    expect(one.ports.storage.getItem('kit.once.wallet.deposit.p')).toBeNull()
  })

  it('is looked up when its answer was lost, and not sent again', async () => {
    const one = world()
    expect(await submit(one, 'a', 'answer lost')).toMatchObject({ state: 'found', isEarlier: false })
    expect(one.sentBy).toEqual(['a'])
  })

  it('says that it was not sent, and goes under the same key when it is sent again', async () => {
    const one = world()
    expect(await submit(one, 'a', 'lost')).toEqual({ state: 'notSent' })
    expect(await submit(one, 'a', 'none')).toMatchObject({ state: 'sent' })
    expect([...one.opened]).toEqual([['00000000-0000-4000-8000-000000000001', 'a']])
  })

  it('that arrived late is found by the next one, even if that is about another amount', async () => {
    const one = world()
    expect(await submit(one, 'a', 'late', 30_000)).toEqual({ state: 'notSent' })
    one.pass(60_000)
    expect(await submit(one, 'b', 'none')).toMatchObject({ state: 'found', isEarlier: true })
    expect([...one.opened.values()]).toEqual(['a'])
  })

  it('stays unknown while the operator cannot be asked, and is resolved by the page after', async () => {
    const one = world()
    const unreachable = async () => {
      throw new OperatorError('unreachable', 'No connection')
    }
    const submission = { name: 'deposit' as const, userId: 'p', send: one.send('a', 'answer lost') }
    expect(await submitOnce(one.ports, { ...submission, find: unreachable })).toEqual({ state: 'unknown' })
    expect(await resumeSubmission(one.ports, { name: 'deposit', userId: 'p', find: one.find })).toMatchObject(
      {
        state: 'found',
      },
    )
    expect(
      await resumeSubmission(one.ports, { name: 'deposit', userId: 'p', find: one.find }),
    ).toBeUndefined()
  })

  it('that an earlier release of the site left without an answer is looked up before another one is sent', async () => {
    const one = world()
    const key = '00000000-0000-4000-8000-00000000000a'
    one.opened.set(key, 'a')
    one.ports.storage.setItem('wallet.deposit.key.p', JSON.stringify({ key, sentAtMs: 0 }))
    expect(await submit(one, 'b', 'none')).toMatchObject({ state: 'found', isEarlier: true })
    expect(one.sentBy).toEqual([])
    expect(one.ports.storage.getItem('wallet.deposit.key.p')).toBeNull()
    expect(await submit(one, 'b', 'none')).toMatchObject({ state: 'sent' })
  })

  it('of an earlier release that never arrived gives its key to the next one', async () => {
    const one = world()
    const key = '00000000-0000-4000-8000-00000000000a'
    one.ports.storage.setItem('wallet.deposit.key.p', JSON.stringify({ key, sentAtMs: 0 }))
    expect(await submit(one, 'b', 'none')).toMatchObject({ state: 'sent', key })
    expect(one.ports.storage.getItem('wallet.deposit.key.p')).toBeNull()
  })

  it('of two tabs is one request: the second waits, and goes under the key of the first', async () => {
    const one = world()
    const turns = new Map<string, Promise<unknown>>()
    const inTurn = <Result>(name: string, work: () => Promise<Result>) => {
      const mine = (turns.get(name) ?? Promise.resolve()).then(work)
      turns.set(
        name,
        mine.catch(() => {}),
      )
      return mine
    }
    const tab = (fault: Fault) =>
      submitOnce(
        { ...one.ports, inTurn },
        { name: 'deposit', userId: 'p', find: one.find, send: one.send('a', fault, 9_000) },
      )
    const [first, second] = await Promise.all([tab('late'), tab('none')])
    expect([first.state, second.state]).toEqual(['notSent', 'sent'])
    one.pass(60_000)
    expect(one.opened.size).toBe(1)
  })

  describe('of a login that ends meanwhile', () => {
    const key = 'kit.once.wallet.deposit.p'

    it('is not sent by the next one, and keeps no key, when it still waited for its turn', async () => {
      const one = world()
      const inTurn = async <Result>(_name: string, work: () => Promise<Result>) => {
        one.changeLogin()
        return work()
      }
      const ports = { ...one.ports, inTurn }
      const submission = {
        name: 'deposit' as const,
        userId: 'p',
        find: one.find,
        send: one.send('a', 'none'),
      }
      expect(await submitOnce(ports, submission)).toEqual({ state: 'notSent' })
      expect(one.sentBy).toEqual([])
      expect(one.ports.storage.getItem(key)).toBeNull()
    })

    it('is not sent when the login changed before it was submitted', async () => {
      const one = world()
      const login = one.ports.operator.session.count()
      one.changeLogin()
      const submission = {
        name: 'deposit' as const,
        userId: 'p',
        find: one.find,
        send: one.send('a', 'none'),
      }
      expect(await submitOnce(one.ports, { ...submission, login })).toEqual({ state: 'notSent' })
      expect(one.sentBy).toEqual([])
    })

    it.each<Fault>(['none', 'refused', 'answer lost'])(
      'is neither looked up nor forgotten by the next one: %s',
      async (fault) => {
        const one = world()
        let looked = 0
        const find = async () => void (looked += 1) as undefined
        const send = (sentKey: string) => {
          one.changeLogin()
          return one.send('a', fault)(sentKey)
        }
        const submission = { name: 'deposit' as const, userId: 'p', find, send }
        expect(await submitOnce(one.ports, submission)).toEqual({ state: 'unknown' })
        expect(looked).toBe(0)
        expect(one.ports.storage.getItem(key)).not.toBeNull()
      },
    )

    it('is not sent again after a look-up that another login answered', async () => {
      const one = world()
      await submit(one, 'a', 'lost')
      one.pass(200_000)
      const find = async () => void one.changeLogin() as undefined
      const submission = { name: 'deposit' as const, userId: 'p', find }
      const send = one.send('b', 'none')
      expect(await submitOnce(one.ports, { ...submission, send })).toEqual({ state: 'unknown' })
      expect(await resumeSubmission(one.ports, submission)).toEqual({ state: 'unknown' })
      expect(one.sentBy).toEqual(['a'])
      expect(one.ports.storage.getItem(key)).not.toBeNull()
    })
  })

  it(
    'is made once or said not to be sent, whatever is lost, late, cancelled or closed: none doubled, none lost',
    async () => {
      const attempt = fc.record({
        fault: fc.constantFrom(...faults),
        delayMs: fc.integer({ min: 0, max: 90_000 }),
      })
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.array(attempt, { maxLength: 4 }), { minLength: 10, maxLength: 20 }),
          async (intents) => {
            const one = world()
            const done: string[] = []
            for (const [at, attempts] of intents.entries()) {
              const intent = `intent ${at}`
              // The player retries until an answer is known; the last try meets no fault.
              for (const { fault, delayMs } of [...attempts, { fault: 'none' as const, delayMs: 0 }]) {
                const crash = new Promise<'crash'>((resolve) => one.onCrash(() => resolve('crash')))
                const ended = await Promise.race([submit(one, intent, fault, delayMs), crash])
                const outcome =
                  ended === 'crash'
                    ? await resumeSubmission(one.ports, { name: 'deposit', userId: 'p', find: one.find })
                    : ended
                if (outcome?.state === 'refused' && fault === 'refused') continue
                if (outcome?.state === 'sent' || outcome?.state === 'found') {
                  done.push(intent)
                  break
                }
              }
            }
            one.pass(1_000_000)
            expect([...one.opened.values()]).toEqual(done)
          },
        ),
        { numRuns: isProof ? 700 : 40 },
      )
    },
    isProof ? 120_000 : 20_000,
  )
})
