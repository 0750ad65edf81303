import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { Button, MessagesProvider } from '@kit/ui'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { messages } from '../../allMessages.ts'
import * as styles from './score.css.ts'
import { ScoreBoard } from './ScoreBoard.tsx'

let root: Root | undefined
beforeAll(() => void Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' }))
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

it('MKT-003 shows the wickets and the overs of an innings separately', async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const innings = [{ team: 'Netherlands', runs: 21, wickets: 0, overs: '3.3' }]
  root.render(
    <MessagesProvider locale="en-IN" messages={messages}>
      <ScoreBoard board={{ sport: 'cricket', status: 'In play', innings, thisOver: [], batters: [] }} />
    </MessagesProvider>,
  )
  await expect.element(page.getByRole('definition').first()).toHaveTextContent('21/0 3.3 ov')
})

it('MKT-003 keeps live TV next to a status of any length on a phone: both are in the first line', async () => {
  await page.viewport(390, 844)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <MessagesProvider locale="en-IN" messages={messages}>
      <ScoreBoard
        board={{
          sport: 'football',
          status: 'Second half of extra time, stopped for the weather',
          home: { team: 'Rovers', goals: 2 },
          away: { team: 'Athletic', goals: 0 },
        }}
        action={
          <Button size="small" className={styles.tv}>
            Watch live
          </Button>
        }
      />
    </MessagesProvider>,
  )
  const middle = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return Math.round((top + bottom) / 2)
  }
  const watch = page.getByRole('button', { name: 'Watch live' })
  await expect.element(watch).toBeVisible()
  expect(middle(watch.element())).toBe(middle(page.getByRole('heading', { level: 2 }).element()))
  expect(watch.element().getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
})
