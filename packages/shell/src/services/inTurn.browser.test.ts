import { expect, it } from 'vitest'
import { browserServices } from './browserServices.ts'

it('does work of one name one after the other, gives its result back, and goes on after a failure', async () => {
  const { inTurn } = browserServices()
  const order: string[] = []
  let release = () => {}
  const first = inTurn('order a', async () => {
    order.push('first begins')
    await new Promise<void>((resolve) => (release = resolve))
    order.push('first ends')
    throw new Error('failed')
  })
  const second = inTurn('order a', async () => {
    order.push('second')
    return 2
  })
  await inTurn('order b', async () => void order.push('another name'))
  expect(order).toEqual(['first begins', 'another name'])
  release()
  await expect(first).rejects.toThrow('failed')
  expect(await second).toBe(2)
  expect(order).toEqual(['first begins', 'another name', 'first ends', 'second'])
})
