import { sizeCaps } from '../codec/sizeCaps.ts'

/** Limits an answer's body: reading it fails with a RangeError beyond the size cap. */
export function cappedBody(response: Response): Response {
  let bytes = 0
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        bytes += chunk.length
        if (bytes > sizeCaps.text) controller.error(new RangeError('The answer is larger than its limit'))
        else controller.enqueue(chunk)
      },
    }),
  )
  return new Response(counted ?? null)
}
