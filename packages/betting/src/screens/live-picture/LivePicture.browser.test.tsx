import { liveTvDeleted } from '@kit/sdk/contract'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FakeBetting, type FakeBettingProps } from '../../testing/fakeSite.tsx'
import { market } from '../../testing/market.ts'
import { meridianPage } from '../../testing/meridianPage.tsx'
import type { BettingServices } from '../../slip/model/bettingContext.ts'
import { ConnectedMarket } from '../event/ConnectedMarket.tsx'
import { EventMedia } from '../score/EventMedia.tsx'
import LivePicture from './LivePicture.tsx'

const draw = meridianPage()
const address = '/api/common/game/board/300-1'

/** Renders an event's page above a long list, with the picture outside the pages as on a site. */
async function open(
  options: Partial<FakeBettingProps> & { dir?: 'rtl'; hasEvent?: boolean; below?: ReactNode } = {},
) {
  const { dir, hasEvent = true, below, ...fake } = options
  await page.viewport(390, 844)
  let services: BettingServices | undefined
  const paths: string[] = []
  const draws = (isOnEvent: boolean) =>
    draw(
      <FakeBetting
        markets={[market()]}
        onCall={(name) => {
          if (name === 'listScores') return []
          return name === 'listLiveTv' ? [{ eventId: '300-1', iframeUrl: address }] : undefined
        }}
        {...fake}
        prepare={(own) => {
          services = own
          own.slipPanel.setState({ eventId: isOnEvent ? '300-1' : null })
          Object.assign(own.site, { navigate: (path: string) => void paths.push(path) })
          fake.prepare?.(own)
        }}
      >
        <div dir={dir}>
          {below ?? (
            <main id="main" tabIndex={-1} style={{ paddingBlockEnd: '2000px' }}>
              {isOnEvent ? <EventMedia eventId="300-1" /> : <p>Home</p>}
            </main>
          )}
          <LivePicture />
        </div>
      </FakeBetting>,
    )
  draws(hasEvent)
  return { paths, services: () => services! }
}

const frame = () => document.querySelector('iframe')
const region = () => page.getByRole('region', { name: 'Live TV of Netherlands v England' })
const isAt = () => region().element().getAttribute('data-live-picture')
const boxOf = () => region().element().getBoundingClientRect()
const watch = () => page.getByRole('button', { name: 'Watch live' }).click()

it('MKT-003 the live picture stays visible while the player scrolls past it, in the same frame, and returns to its slot after that', async () => {
  await open()
  await watch()
  await expect.poll(isAt).toBe('page')
  const slot = document.querySelector('[data-live-slot]')!.getBoundingClientRect()
  expect(boxOf().top).toBeCloseTo(slot.top, 0)
  expect(boxOf().height).toBeCloseTo(slot.height, 0)
  const own = frame()
  const heightPx = document.documentElement.scrollHeight
  window.scrollTo(0, 900)
  await expect.poll(isAt).toBe('corner')
  expect(frame()).toBe(own)
  expect(document.documentElement.scrollHeight).toBe(heightPx)
  const { right, bottom, width } = boxOf()
  expect(right).toBeLessThanOrEqual(390)
  expect(bottom).toBeLessThanOrEqual(844 - 56)
  expect(width).toBeLessThan(260)
  await page.getByRole('link', { name: 'Back to Netherlands v England' }).click()
  await expect.poll(isAt).toBe('page')
  expect(frame()).toBe(own)
})

it('is moved to a corner by a button that removes its space, and returns with one tap', async () => {
  await open()
  await watch()
  const float = page.getByRole('button', { name: 'Show in a corner' })
  await expect.element(float).toBeVisible()
  const before = document.documentElement.scrollHeight
  await float.click()
  await expect.poll(isAt).toBe('corner')
  await expect.poll(() => document.documentElement.scrollHeight).toBeLessThan(before)
  const own = frame()
  await page.getByRole('link', { name: 'Back to Netherlands v England' }).click()
  await expect.poll(isAt).toBe('page')
  expect(frame()).toBe(own)
})

it('links from any other page to its event', async () => {
  const { paths } = await open({
    hasEvent: false,
    prepare: ({ livePicture }) =>
      livePicture.setState({
        picture: { eventId: '300-1', sportId: '4', name: 'Netherlands v England', isApart: false },
      }),
  })
  await page.getByRole('link', { name: 'Back to Netherlands v England' }).click()
  expect(paths).toEqual(['/events/4/300-1'])
})

it.for([{ dir: undefined }, { dir: 'rtl' as const }])(
  'moves from corner to corner with a press and with arrow keys, and stays there in this browser ($dir)',
  async ({ dir }) => {
    const { services } = await open({ ...(dir && { dir }) })
    await watch()
    await page.getByRole('button', { name: 'Show in a corner' }).click()
    await expect.poll(isAt).toBe('corner')
    const middle = () => {
      const { left, right, top, bottom } = boxOf()
      return [left + right < 390 ? 'left' : 'right', top + bottom < 844 ? 'top' : 'bottom']
    }
    const start = dir ? 'right' : 'left'
    expect(middle()).toEqual([start, 'bottom'])
    const move = page.getByRole('button', { name: /^Move to the next corner/ })
    await move.click()
    expect(middle()).toEqual([start, 'top'])
    await userEvent.keyboard('{ArrowDown}')
    expect(middle()).toEqual([start, 'bottom'])
    await userEvent.keyboard('{ArrowUp}')
    expect(middle()).toEqual([start, 'top'])
    await userEvent.keyboard('{ArrowLeft}')
    expect(middle()).toEqual(['left', 'top'])
    await userEvent.keyboard('{ArrowRight}')
    expect(middle()).toEqual(['right', 'top'])
    expect(services().site.storage.getItem('kit.betting.pictureCorner')).toMatch(/^top/)
  },
)

it('is dragged by its bar into the corner where it is dropped, without pressing a button of the bar', async () => {
  const { paths } = await open()
  await watch()
  await page.getByRole('button', { name: 'Show in a corner' }).click()
  await expect.poll(isAt).toBe('corner')
  const grip = page.getByRole('link', { name: 'Back to Netherlands v England' }).element()
  const { left, top } = grip.getBoundingClientRect()
  const at = (x: number, y: number) => ({ bubbles: true, pointerId: 1, buttons: 1, clientX: x, clientY: y })
  const bar = grip.parentElement!
  bar.setPointerCapture = () => undefined
  grip.dispatchEvent(new PointerEvent('pointerdown', at(left + 10, top + 10)))
  grip.dispatchEvent(new PointerEvent('pointermove', at(left - 180, top - 500)))
  grip.dispatchEvent(new PointerEvent('pointerup', at(left - 180, top - 500)))
  grip.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  await expect.poll(() => region().element().getAttribute('data-corner')).toBe('topStart')
  expect(isAt()).toBe('corner')
  expect(paths).toEqual([])
})

it('is enlarged, made smaller and closed with keys, and the focus returns to its opener', async () => {
  await open()
  await watch()
  await page.getByRole('button', { name: 'Show in a corner' }).click()
  await expect.poll(isAt).toBe('corner')
  const { width } = boxOf()
  page.getByRole('button', { name: 'Enlarge the picture' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => boxOf().width).toBeGreaterThan(width * 1.5)
  await expect.element(page.getByRole('button', { name: 'Make the picture smaller' })).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => region().query()).toBeNull()
  await expect.element(page.getByRole('button', { name: 'Watch live' })).toHaveFocus()
})

it('SOCK-032 closes when the operator removes the picture, and starts without sound', async () => {
  const received = new Set<(payload: never) => void>()
  await open({
    prepare({ site }) {
      site.operator.live.on = (declaration, listener) => {
        if (declaration.event === liveTvDeleted.event) received.add(listener as never)
        return () => received.delete(listener as never)
      }
    },
  })
  await watch()
  await expect.poll(isAt).toBe('page')
  expect(frame()!.allow).not.toContain('autoplay')
  received.forEach((listener) => listener({ eventId: ['300-1'] } as never))
  await expect.poll(() => region().query()).toBeNull()
})

it('covers neither the half slip nor a dialog, nor the column of a slip next to the page', async () => {
  const { services } = await open()
  await watch()
  await page.getByRole('button', { name: 'Show in a corner' }).click()
  await expect.poll(isAt).toBe('corner')
  const half = document.body.appendChild(document.createElement('section'))
  half.dataset['slipPlace'] = 'half'
  expect(boxOf().bottom).toBeLessThan(844 / 2)
  half.remove()
  expect(Number(getComputedStyle(region().element()).zIndex)).toBeLessThan(20)
  await page.viewport(1440, 900)
  Object.assign(document.getElementById('main')!.style, { marginInline: '250px 400px' })
  await expect.poll(() => boxOf().right).toBeLessThanOrEqual(1440 - 400)
  services().livePicture.setState({ picture: null })
})

/** A page of the given height with an event's bar at its end, and a price in its first and last line. */
function Short({ heightPx, footPx = 0 }: { heightPx: number; footPx?: number }) {
  const price = (name: string) => (
    <button type="button" data-level="0" style={{ inlineSize: '100%', minBlockSize: '44px' }}>
      {name}
    </button>
  )
  return (
    <>
      <div style={{ position: 'sticky', insetBlockStart: 0, blockSize: '52px' }}>Header</div>
      <main id="main" tabIndex={-1}>
        <div style={{ display: 'grid', alignContent: 'space-between', minBlockSize: `${heightPx}px` }}>
          {price('First price')}
          <div>
            {price('Last price')}
            <div data-event-bar="" style={{ position: 'sticky', insetBlockEnd: '56px', blockSize: '44px' }} />
          </div>
        </div>
      </main>
      <div style={{ blockSize: `${footPx}px` }} />
    </>
  )
}

const isCovered = (other: Element) => {
  const { top, bottom } = boxOf()
  const box = other.getBoundingClientRect()
  return box.bottom > top && box.top < bottom
}
const named = (name: string) => page.getByRole('button', { name, exact: true }).element()
const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve))
/** A scroll is reported in one frame and handled in the next, which may take any time on a busy machine. */
const isSettled = async () => {
  await new Promise((resolve) => setTimeout(resolve, 100))
  for (let left = 4; left > 0; left -= 1) await drawn()
}

it.for([
  { heightPx: 300, footPx: 0 },
  { heightPx: 640, footPx: 0 },
  { heightPx: 720, footPx: 60 },
  { heightPx: 792, footPx: 0 },
  { heightPx: 2_000, footPx: 0 },
  { heightPx: 2_000, footPx: 180 },
  { heightPx: 2_000, footPx: 600 },
])(
  'covers no event bar, and no price that cannot be scrolled from under it, on a page of $heightPx px with $footPx px below',
  async (size) => {
    const picture = { eventId: '300-1', sportId: '4', name: 'Netherlands v England', isApart: true }
    await open({
      below: <Short {...size} />,
      prepare: ({ livePicture }) => livePicture.setState({ picture }),
    })
    await expect.poll(isAt).toBe('corner')
    const bar = document.querySelector('[data-event-bar]')!
    for (const at of [0, 60, 150, 400, 5_000]) {
      window.scrollTo(0, at)
      await isSettled()
      expect(isCovered(bar), `the bar, scrolled to ${at}`).toBe(false)
    }
    window.scrollTo(0, 5_000)
    await isSettled()
    expect(isCovered(named('Last price'))).toBe(false)
    // Visible content of a scrolled page does not move when the picture moves up; scrolling reaches the first price.
    window.scrollTo(0, 0)
    await isSettled()
    const before = named('First price').getBoundingClientRect().top
    page
      .getByRole('button', { name: /^Move to the next corner/ })
      .element()
      .focus()
    await userEvent.keyboard('{ArrowUp}')
    await isSettled()
    const moved = named('First price').getBoundingClientRect().top - before
    expect(size.heightPx < 2_000 || Math.abs(moved) < 1).toBe(true)
    expect(isCovered(bar)).toBe(false)
    window.scrollTo(0, 0)
    await isSettled()
    expect(isCovered(named('First price'))).toBe(false)
    expect(isCovered(bar)).toBe(false)
  },
)

it('removes the space it added when it is closed', async () => {
  const picture = { eventId: '300-1', sportId: '4', name: 'Netherlands v England', isApart: true }
  await open({
    below: <Short heightPx={2_000} />,
    prepare: ({ livePicture }) => livePicture.setState({ picture }),
  })
  await expect.poll(isAt).toBe('corner')
  await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(2_100)
  await page.getByRole('button', { name: 'Close the picture' }).click()
  await expect.poll(() => document.documentElement.scrollHeight).toBe(2_052)
})

it('stays on its page if the site does not let it float', async () => {
  const { services } = await open({ flags: { 'betting.floatingPicture': false } })
  await watch()
  await expect.poll(() => frame()?.title).toBe('Live TV of Netherlands v England')
  expect(services().livePicture.getState().picture).toBeNull()
  expect(page.getByRole('button', { name: 'Show in a corner' }).query()).toBeNull()
  await page.getByRole('button', { name: 'Close live TV' }).click()
  await expect.poll(frame).toBeNull()
})

it('keeps off the price column of a phone, until the player drags it there', async () => {
  await open({
    below: (
      <main style={{ paddingInline: '12px', paddingBlockEnd: '2000px' }}>
        <EventMedia eventId="300-1" />
        <ConnectedMarket marketId="1.200-1" />
      </main>
    ),
  })
  await watch()
  window.scrollTo(0, 900)
  await expect.poll(isAt).toBe('corner')
  const cells = [...document.querySelectorAll('button[data-runner][data-level="0"]')]
  const start = Math.min(...cells.map((cell) => cell.getBoundingClientRect().left))
  expect(start).toBeGreaterThan(100)
  expect(boxOf().right).toBeLessThanOrEqual(start)
})
