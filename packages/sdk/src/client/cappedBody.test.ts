import { expect, it } from 'vitest'
import { sizeCaps } from '../codec/sizeCaps.ts'
import { cappedBody } from './cappedBody.ts'

const piece = new Uint8Array(64 * 1024).fill(97)

function answerOf(pieces: number) {
  const taken = { pieces: 0 }
  const body = new ReadableStream({
    pull(controller) {
      if (taken.pieces >= pieces) return controller.close()
      taken.pieces += 1
      controller.enqueue(piece)
    },
  })
  return { response: new Response(body), taken }
}

it('gives an answer of any length up to the cap as it is', async () => {
  const { response } = answerOf(sizeCaps.text / piece.length)
  expect((await cappedBody(response).text()).length).toBe(sizeCaps.text)
  expect(await cappedBody(new Response('{"docs":"é"}')).text()).toBe('{"docs":"é"}')
  expect(await cappedBody(new Response(null)).text()).toBe('')
})

it('fails beyond the cap, and takes hardly more than that of an answer without end', async () => {
  const { response, taken } = answerOf(Number.POSITIVE_INFINITY)
  await expect(cappedBody(response).text()).rejects.toThrow(RangeError)
  expect(taken.pieces).toBeLessThan(sizeCaps.text / piece.length + 10)
})
