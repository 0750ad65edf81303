import { Component, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { openedPart } from './openedPart.tsx'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

const Sheet = ({ name }: { name: string }) => <p>Sheet of {name}</p>

class Caught extends Component<{ children: ReactNode }> {
  override state = { said: '' }
  static getDerivedStateFromError = (error: Error) => ({ said: error.message })
  override render() {
    return this.state.said || this.props.children
  }
}

function draw(content: ReactNode) {
  const element = document.body.appendChild(document.createElement('div'))
  root = createRoot(element)
  root.render(content)
  return element
}

it('loads an overlay’s chunk when it opens, and renders it as soon as it has loaded', async () => {
  let loads = 0
  const Opened = openedPart(async () => {
    loads += 1
    return { default: Sheet }
  })
  const element = draw(<Opened isOpen={false} name="harbour" />)
  await expect.poll(() => element.textContent).toBe('')
  expect(loads).toBe(0)
  root!.render(<Opened isOpen name="harbour" />)
  await expect.poll(() => element.textContent).toBe('Sheet of harbour')
  root!.render(<Opened isOpen={false} name="harbour" />)
  await expect.poll(() => element.textContent).toBe('')
  root!.render(<Opened isOpen name="fair" />)
  await expect.poll(() => element.textContent).toBe('Sheet of fair')
  expect(loads).toBe(1)
})

it('throws a load error where the component renders', async () => {
  const Opened = openedPart<{ name: string }>(() => Promise.reject(new Error('The line is gone.')))
  const element = draw(
    <Caught>
      <Opened isOpen name="harbour" />
    </Caught>,
  )
  await expect.poll(() => element.textContent).toBe('The line is gone.')
})
