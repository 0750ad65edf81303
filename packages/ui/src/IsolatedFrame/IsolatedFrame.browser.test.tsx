import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { IsolatedFrame, type MessageSchema } from './index.ts'
import { MESSAGES_PER_SECOND } from './useFrameMessages.ts'

interface RoundEnded {
  type: 'round-ended'
}
const schema: MessageSchema<RoundEnded> = {
  safeParse: (data) =>
    (data as RoundEnded | null)?.type === 'round-ended'
      ? { success: true, data: { type: 'round-ended' } }
      : { success: false },
}
const received = vi.fn<(message: RoundEnded) => void>()

let root: Root
beforeEach(async () => {
  received.mockClear()
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  root.render(
    <IsolatedFrame
      src="https://games.invalid/round"
      hosts={['games.invalid']}
      title="Roulette"
      messages={schema}
      onMessage={received}
      refused={null}
    />,
  )
  await vi.waitUntil(() => document.querySelector('iframe'))
})
afterEach(() => root.unmount())

const source = () => (page.getByTitle('Roulette').element() as HTMLIFrameElement).contentWindow
const say = (init: MessageEventInit) => window.dispatchEvent(new MessageEvent('message', init))
const origin = 'https://games.invalid'
const data = { type: 'round-ended', extra: 'thrown away' }

describe('messages from a frame to the page', () => {
  it('receives messages from its own frame only, as parsed by the schema', () => {
    say({ origin, source: source(), data })
    expect(received.mock.calls).toEqual([[{ type: 'round-ended' }]])
  })

  it.each([
    ['another origin', { origin: 'https://games.invalid.evil.invalid', data }],
    ['no origin', { origin: 'null', data }],
    ['another shape', { origin, data: { type: 'give-me-money' } }],
    ['no object', { origin, data: 'round-ended' }],
  ])('ignores messages from %s', (_, message) => {
    say({ ...message, source: source() })
    expect(received).not.toHaveBeenCalled()
  })

  it('ignores messages from another window of the same origin', () => {
    say({ origin, data, source: window })
    say({ origin, data })
    expect(received).not.toHaveBeenCalled()
  })

  it('stops reading during a flood of messages', () => {
    for (let count = 0; count < 500; count += 1) say({ origin, source: source(), data })
    // The flood may cross a boundary of two seconds.
    expect(received.mock.calls.length).toBeLessThanOrEqual(2 * MESSAGES_PER_SECOND)
    expect(received.mock.calls.length).toBeGreaterThanOrEqual(MESSAGES_PER_SECOND)
  })

  it('receives nothing after it is unmounted', () => {
    const gone = source()
    root.render(null)
    return vi.waitFor(() => {
      expect(page.getByTitle('Roulette').query()).toBeNull()
      say({ origin, source: gone, data })
      expect(received).not.toHaveBeenCalled()
    })
  })
})

it('runs a page of the same origin without an origin, and ignores its messages', async () => {
  root.render(
    <IsolatedFrame
      src="/frames/board/1"
      hosts={[]}
      ownPaths={['/frames/board/']}
      title="Score"
      messages={schema}
      onMessage={received}
      refused={null}
    />,
  )
  const frame = page.getByTitle('Score')
  await expect.element(frame).toHaveAttribute('sandbox', 'allow-scripts')
  const own = (frame.element() as HTMLIFrameElement).contentWindow
  for (const from of [window.location.origin, 'null']) say({ origin: from, source: own, data })
  expect(received).not.toHaveBeenCalled()
})

it('posts the colour mode and its changes to a same-origin page, and nothing to another host', async () => {
  const own = { src: '/frames/board/1', hosts: [], ownPaths: ['/frames/board/'], refused: null }
  const at = (mode: string) => `${window.location.origin}/frames/board/1?mode=${mode}`
  document.documentElement.style.colorScheme = 'dark'
  root.render(
    <>
      <IsolatedFrame {...own} title="Score" />
      <IsolatedFrame {...own} title="Round" receivesOwnMessages />
      <IsolatedFrame src="https://games.invalid/1" hosts={['games.invalid']} title="Game" refused={null} />
    </>,
  )
  await expect.element(page.getByTitle('Score')).toHaveAttribute('src', at('dark'))
  document.documentElement.style.colorScheme = 'light'
  await expect.element(page.getByTitle('Score')).toHaveAttribute('src', at('light'))
  // An active round is not reloaded: its page receives a message.
  await expect.element(page.getByTitle('Round')).toHaveAttribute('src', at('dark'))
  await expect.element(page.getByTitle('Game')).toHaveAttribute('src', 'https://games.invalid/1')
  document.documentElement.style.colorScheme = ''
})

it('receives messages from a same-origin page if enabled, from its window only, and posts `tells` to it', async () => {
  root.render(
    <IsolatedFrame
      src="/frames/board/2"
      hosts={[]}
      ownPaths={['/frames/board/']}
      title="Own"
      messages={schema}
      onMessage={received}
      receivesOwnMessages
      refused={null}
    />,
  )
  await expect.element(page.getByTitle('Own')).toBeInTheDocument()
  const own = (page.getByTitle('Own').element() as HTMLIFrameElement).contentWindow
  const inside = { origin: 'null', source: own }
  await vi.waitUntil(() => {
    say({ ...inside, data })
    return received.mock.calls.length > 0
  })
  expect(received).toHaveBeenLastCalledWith({ type: 'round-ended' })
  received.mockClear()
  say({ ...inside, source: window, data })
  say({ ...inside, origin: window.location.origin, data })
  say({ ...inside, data: { type: 'give-me-money' } })
  expect(received).not.toHaveBeenCalled()
})

it('posts changed values to the page after it has loaded', async () => {
  const frameWith = (sentMessage: object) => (
    <IsolatedFrame
      src="/frames/board/3"
      hosts={[]}
      ownPaths={['/frames/board/']}
      title="Told"
      sentMessage={sentMessage}
      refused={null}
    />
  )
  const first = { hasSound: false }
  root.render(frameWith(first))
  await expect.element(page.getByTitle('Told')).toBeInTheDocument()
  const frame = page.getByTitle('Told').element() as HTMLIFrameElement
  await vi.waitUntil(() => frame.parentElement?.dataset['state'] === 'loaded')
  const said: { message: unknown; target: unknown }[] = []
  const inside = { postMessage: (message: unknown, target: unknown) => said.push({ message, target }) }
  Object.defineProperty(frame, 'contentWindow', { value: inside })
  root.render(frameWith(first))
  const second = { hasSound: true }
  root.render(frameWith(second))
  await vi.waitUntil(() => said.at(-1)?.message === second)
  expect(said.filter(({ message }) => message === second)).toEqual([{ message: second, target: '*' }])
})

it('waits for a connection before loading its page, because offline the browser would show its own error page', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const place = document.body.appendChild(document.createElement('div'))
  const own = createRoot(place)
  own.render(
    <IsolatedFrame src="https://games.invalid/late" hosts={['games.invalid']} title="Late" refused={null} />,
  )
  await expect.poll(() => place.querySelector('[data-state="loading"]')).not.toBeNull()
  expect(place.querySelector('iframe')).toBeNull()
  vi.restoreAllMocks()
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('online'))
      return place.querySelector('iframe')?.title
    })
    .toBe('Late')
  own.unmount()
})
