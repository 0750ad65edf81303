import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { AfterFirstFrame, FirstFrame } from './FirstFrame.tsx'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

function show() {
  const queries = new QueryClient()
  queries.setQueryData(['points'], 'held')
  const seenAtRead: (string | undefined)[] = []
  /** True for each first frame that had deferred children. */
  const firstFrames: boolean[] = []
  let painted = 0
  requestAnimationFrame(function count() {
    painted += 1
    requestAnimationFrame(count)
  })
  function Points() {
    const { data } = useQuery({
      queryKey: ['points'],
      queryFn: () => {
        seenAtRead.push(document.querySelector('p')?.innerText)
        return Promise.resolve(`read ${seenAtRead.length} times`)
      },
      staleTime: 0,
    })
    useLayoutEffect(() => void firstFrames.push(document.querySelector('i') !== null), [])
    return <p>{data}</p>
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const render = (isShown: boolean) =>
    root?.render(
      <QueryClientProvider client={queries}>
        <FirstFrame isShown={isShown}>
          {isShown && <Points />}
          <AfterFirstFrame>
            <i>later</i>
          </AfterFirstFrame>
        </FirstFrame>
      </QueryClientProvider>,
    )
  return { render, seenAtRead, firstFrames, painted: () => painted }
}

it('shows cached answers in its first frame, refetches them after it and then renders the rest, with every opening', async () => {
  const { render, seenAtRead, firstFrames, painted } = show()
  render(true)
  await expect.element(page.getByText('read 1 times')).toBeVisible()
  await expect.element(page.getByText('later')).toBeVisible()
  expect(seenAtRead).toEqual(['held'])
  expect(painted()).toBeGreaterThan(0)
  render(false)
  await expect.poll(() => document.querySelector('p')).toBeNull()
  await expect.element(page.getByText('later')).toBeVisible()
  render(true)
  await expect.element(page.getByText('read 2 times')).toBeVisible()
  expect(seenAtRead).toEqual(['held', 'read 1 times'])
  expect(firstFrames).toEqual([false, false])
})

it('renders everything at once outside a first frame', () => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() => root?.render(<AfterFirstFrame>now</AfterFirstFrame>))
  expect(document.body.textContent).toContain('now')
})
