import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ReadsAfterPaint } from './ReadsAfterPaint.tsx'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

/** A sheet that shows an answer which was read before, and what the player saw by the time it was read anew. */
function show() {
  const queries = new QueryClient()
  queries.setQueryData(['points'], 'held')
  const seenAtRead: (string | undefined)[] = []
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
    return <p>{data}</p>
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const render = (isShown: boolean) =>
    root?.render(
      <QueryClientProvider client={queries}>
        <ReadsAfterPaint isShown={isShown}>{isShown && <Points />}</ReadsAfterPaint>
      </QueryClientProvider>,
    )
  return { render, seenAtRead, painted: () => painted }
}

it('shows what is held in its first frame, and reads it anew after that, with every opening', async () => {
  const { render, seenAtRead, painted } = show()
  render(true)
  await expect.element(page.getByText('held')).toBeVisible()
  expect(seenAtRead).toEqual([])
  await expect.element(page.getByText('read 1 times')).toBeVisible()
  expect(seenAtRead).toEqual(['held'])
  expect(painted()).toBeGreaterThan(1)
  render(false)
  await expect.poll(() => document.querySelector('p')).toBeNull()
  render(true)
  await expect.element(page.getByText('read 2 times')).toBeVisible()
  expect(seenAtRead).toEqual(['held', 'read 1 times'])
})
