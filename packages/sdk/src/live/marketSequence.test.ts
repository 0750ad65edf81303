import { describe, expect, it, vi } from 'vitest'
import { MarketSequence } from './marketSequence.ts'

function given() {
  const ports = { onGap: vi.fn<() => void>(), requestImage: vi.fn<() => void>() }
  const sequence = new MarketSequence(ports)
  const accepts = (seq: number, { isImage = false, epoch = 'a' } = {}) =>
    sequence.accepts({ marketId: 'm', epoch, seq, isImage, runners: [] })
  accepts(1, { isImage: true })
  return { sequence, accepts, ...ports }
}

describe('the order of a market’s changes', () => {
  it('SOCK-034 takes what is next and drops what is old or repeated, without a gap', () => {
    const { accepts, onGap } = given()
    expect([2, 2, 1, 3].map((seq) => accepts(seq))).toEqual([true, false, false, true])
    expect(onGap).not.toHaveBeenCalled()
  })

  it.each([
    { what: 'a missing change', seq: 4, epoch: 'a' },
    { what: 'another epoch', seq: 2, epoch: 'b' },
  ])('is broken by $what until an image arrives, which is requested repeatedly', ({ seq, epoch }) => {
    const { accepts, onGap, requestImage } = given()
    for (let dropped = 0; dropped <= 100; dropped += 1) expect(accepts(seq + dropped, { epoch })).toBe(false)
    expect(onGap).toHaveBeenCalledTimes(1)
    expect(requestImage).toHaveBeenCalledTimes(3)
    expect(accepts(200, { isImage: true, epoch })).toBe(true)
    expect(accepts(201, { epoch })).toBe(true)
  })

  it('does not go back to an older image', () => {
    const { accepts } = given()
    accepts(2)
    expect(accepts(1, { isImage: true })).toBe(false)
    expect(accepts(2, { isImage: true })).toBe(true)
  })

  it('continues with a gap if its image was made before a change that arrived first: another is requested', () => {
    const { accepts, onGap, requestImage } = given()
    expect([accepts(5, { epoch: 'b' }), accepts(4, { isImage: true, epoch: 'b' })]).toEqual([false, false])
    expect([onGap.mock.calls.length, requestImage.mock.calls.length]).toEqual([1, 2])
    expect(accepts(5, { isImage: true, epoch: 'b' })).toBe(true)
    expect(accepts(6, { epoch: 'b' })).toBe(true)
    expect(requestImage).toHaveBeenCalledTimes(2)
  })

  it('knows by a heartbeat that an image is too old', () => {
    const { sequence, accepts, requestImage } = given()
    sequence.compare({ epoch: 'a', seq: 3 }, false)
    expect(accepts(2, { isImage: true })).toBe(false)
    expect(requestImage).toHaveBeenCalledTimes(2)
    expect(accepts(3, { isImage: true })).toBe(true)
  })

  it('takes prices read over HTTP when they are newer, and of another epoch only without a connection', () => {
    const { sequence, accepts, requestImage } = given()
    expect(sequence.acceptsRead({ epoch: 'a', seq: 1 }, true)).toBe(false)
    expect(sequence.acceptsRead({ epoch: 'a', seq: 5 }, true)).toBe(true)
    expect(accepts(6)).toBe(true)
    expect(requestImage).not.toHaveBeenCalled()
    expect(sequence.acceptsRead({ epoch: 'b', seq: 9 }, true)).toBe(false)
    expect(requestImage).toHaveBeenCalledTimes(1)
    expect(sequence.acceptsRead({ epoch: 'b', seq: 9 }, false)).toBe(true)
    expect(accepts(10, { epoch: 'b' })).toBe(true)
  })

  it('detects missed changes by a heartbeat, and requests the image that a new connection owes', () => {
    const { sequence, accepts, onGap, requestImage } = given()
    sequence.compare({ epoch: 'a', seq: 1 }, false)
    expect(requestImage).not.toHaveBeenCalled()
    sequence.compare({ epoch: 'a', seq: 1 }, true)
    expect([onGap.mock.calls.length, requestImage.mock.calls.length]).toEqual([0, 1])
    sequence.compare({ epoch: 'a', seq: 2 }, false)
    expect([onGap.mock.calls.length, requestImage.mock.calls.length]).toEqual([1, 2])
    expect(accepts(3)).toBe(false)
  })
})
