import { expect, it } from 'vitest'
import { OperatorError } from '../client/errors.ts'
import { createRequestKind } from './requestKind.ts'
import type { FoundOnce } from './requestOnce.ts'

interface Ask {
  marketId: string
}
type Answer = string | FoundOnce<string> | OperatorError | Promise<string>

const lost = () => new OperatorError('unreachable', 'gone')
const refused = (code: string, status = 409) => new OperatorError('refused', `no: ${code}`, { code, status })
const unknown = () => refused('order-unknown', 404)

/** Contains what its tabs share. */
function browser() {
  const kept = new Map<string, string>()
  const queues = new Map<string, Promise<unknown>>()
  let keys = 0
  return {
    kept,
    newKey: () => `key ${(keys += 1)}`,
    storage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    },
    inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
      const own = (queues.get(name) ?? Promise.resolve()).then(work)
      queues.set(
        name,
        own.catch(() => undefined),
      )
      return own
    },
  }
}

/** Creates a tab whose operator gives these answers in turn. */
function tab(answers: Answer[], { kept, newKey, storage, inTurn } = browser()) {
  const calls: string[] = []
  const taken: string[] = []
  const errors: unknown[] = []
  let login = 1
  let nowMs = 0
  const answer = async (call: string) => {
    calls.push(`${call} ${kept.size > 0 ? 'kept' : 'lost'}`)
    const next = await answers.shift()
    if (next instanceof OperatorError) throw next
    return next
  }
  const sender = createRequestKind<Ask, string>({
    name: 'test',
    ports: {
      storage,
      inTurn,
      randomUUID: newKey,
      operator: { session: { count: () => login } },
      now: () => nowMs,
      monotonicNow: () => nowMs,
      onError: (error) => void errors.push(error),
      wait: async (ms) => void (nowMs += ms),
    },
    send: async ({ key, marketId }) => (await answer(`send ${key} ${marketId}`)) as string,
    find: async (key) => (await answer(`find ${key}`)) as FoundOnce<string>,
    subjectOf: ({ marketId }) => marketId,
    onTaken: (one) => void taken.push(one),
  })
  return { sender, calls, kept, taken, errors, logOut: () => void (login += 1) }
}

const asked = { marketId: 'm1' }

it('keeps the key before it sends, and forgets it with the answer', async () => {
  const { sender, calls, kept, taken } = tab(['bet'])
  expect(await sender.send('u1', asked, 0)).toEqual({ state: 'taken', taken: 'bet' })
  expect(calls).toEqual(['send key 1 m1 kept'])
  expect([kept.size, taken]).toEqual([0, ['bet']])
})

it('asks by the key for an answer that was lost, and never sends twice', async () => {
  const { sender, calls, kept } = tab([lost(), lost(), { state: 'held' }, { state: 'done', answer: 'bet' }])
  expect(await sender.send('u1', asked, 0)).toEqual({ state: 'taken', taken: 'bet' })
  expect(calls).toEqual(['send key 1 m1 kept', ...Array.from({ length: 3 }, () => 'find key 1 kept')])
  expect(kept.size).toBe(0)
})

it('says what the operator refuses, and that a key it does not know never arrived', async () => {
  const moved = tab([refused('cash-out-moved')])
  expect(await moved.sender.send('u1', asked, 0)).toEqual({
    state: 'refused',
    code: 'cash-out-moved',
    message: 'no: cash-out-moved',
  })
  const gone = tab([lost(), unknown(), unknown(), unknown(), unknown()])
  expect(await gone.sender.send('u1', asked, 0)).toMatchObject({ state: 'refused', code: 'never-arrived' })
  expect([moved.kept.size, gone.kept.size, gone.taken]).toEqual([0, 0, []])
})

it('looks up what was refused since, and reports what no operator says', async () => {
  const late = tab([lost(), { state: 'refused', code: 'stake-invalid', message: 'no' }])
  expect(await late.sender.send('u1', asked, 0)).toMatchObject({ code: 'stake-invalid' })
  const odd = tab([Promise.reject<string>(new Error('odd')), { state: 'done', answer: 'bet' }])
  expect(await odd.sender.send('u1', asked, 0)).toEqual({ state: 'taken', taken: 'bet' })
  expect(odd.errors).toEqual([new Error('odd')])
})

it('stops asking when the login ends, and asks again after a reload, under no other login', async () => {
  const shared = browser()
  const before = tab([lost()], shared)
  const ended = before.sender.send('u1', asked, 0)
  before.logOut()
  expect(await ended).toMatchObject({ state: 'refused', code: 'never-arrived' })
  expect(before.calls).toEqual([])

  let lose = (_error: OperatorError) => {}
  const pending = new Promise<string>((_resolve, reject) => (lose = reject))
  const during = tab([pending], shared)
  const answer = during.sender.send('u1', asked, 0)
  await expect.poll(() => during.calls).toHaveLength(1)
  during.logOut()
  lose(lost())
  expect(await answer).toEqual({ state: 'unknown' })
  expect(during.calls).toHaveLength(1)
  expect(shared.kept.size).toBe(1)

  const after = tab([{ state: 'done', answer: 'bet' }], shared)
  expect(await after.sender.resume('u2')).toEqual([])
  expect(await after.sender.resume('u1')).toEqual([{ state: 'taken', taken: 'bet' }])
  expect(after.calls).toEqual(['find key 1 kept'])
  expect(shared.kept.size).toBe(0)
})

it('sends one of two presses, and both get its answer', async () => {
  const { sender, calls } = tab(['bet'])
  const answers = await Promise.all([sender.send('u1', asked, 0), sender.send('u1', asked, 0)])
  expect(answers).toEqual([
    { state: 'taken', taken: 'bet' },
    { state: 'taken', taken: 'bet' },
  ])
  expect(calls).toHaveLength(1)
})

it('sends for the next player of a tab although the one before them has no answer yet', async () => {
  let tell: (text: string) => void = () => {}
  const slow = new Promise<string>((resolve) => (tell = resolve))
  const { sender, calls, logOut } = tab([slow, 'own'])
  const first = sender.send('u1', asked, 0)
  await expect.poll(() => calls).toHaveLength(1)
  logOut()
  expect(await sender.send('u2', asked, 0)).toEqual({ state: 'taken', taken: 'own' })
  expect(calls.map((call) => call.split(' ')[0])).toEqual(['send', 'send'])
  tell('other')
  await first
})

it('sends nothing while an earlier one about the same thing is lost, in whichever tab; another thing goes', async () => {
  const shared = browser()
  const first = tab([Promise.reject<string>(lost()), ...Array.from({ length: 60 }, lost)], shared)
  expect(await first.sender.send('u1', asked, 0)).toEqual({ state: 'unknown' })
  const second = tab(['other', { state: 'done', answer: 'bet' }], shared)
  expect(await second.sender.send('u1', { marketId: 'm2' }, 0)).toEqual({ state: 'taken', taken: 'other' })
  expect(await second.sender.send('u1', asked, 0)).toEqual({ state: 'taken', taken: 'bet' })
  expect(second.calls).toEqual(['send key 2 m2 kept', 'find key 1 kept'])
})

it('resumes nothing that another tab is sending still', async () => {
  const shared = browser()
  let take = (_answer: string) => {}
  const first = tab([new Promise<string>((resolve) => (take = resolve))], shared)
  const sent = first.sender.send('u1', asked, 0)
  await expect.poll(() => first.calls).toHaveLength(1)
  const second = tab([], shared)
  const resumed = second.sender.resume('u1')
  take('bet')
  expect(await sent).toEqual({ state: 'taken', taken: 'bet' })
  expect(await resumed).toEqual([])
  expect(second.calls).toEqual([])
})

it('takes nothing stored that it did not write', async () => {
  const shared = browser()
  shared.kept.set('kit.once.test.u1', '[{"key":1}]')
  const { sender, calls } = tab(['bet'], shared)
  expect(await sender.resume('u1')).toEqual([])
  expect(await sender.send('u1', asked, 0)).toEqual({ state: 'taken', taken: 'bet' })
  expect(calls).toHaveLength(1)
})

it('looks up what an earlier release of the site left without an answer', async () => {
  const shared = browser()
  shared.kept.set('kit.once.test.u1', '[{"key":"old","subject":"m1"}]')
  const { sender, calls } = tab([{ state: 'done', answer: 'bet' }], shared)
  expect(await sender.send('u1', asked, 0)).toEqual({ state: 'taken', taken: 'bet' })
  expect(calls).toEqual(['find old kept'])
  expect(shared.kept.size).toBe(0)
})
