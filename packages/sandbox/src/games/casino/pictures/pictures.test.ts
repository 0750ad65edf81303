import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { runs } from '../../../testing/runs.ts'
import { games } from '../catalogue.ts'
import { paint } from './paint.ts'
import { createPictures, readPictureName } from './pictureFiles.ts'
import { sceneOf } from './scene.ts'

it('draws no two games alike', () => {
  // All games under `prove`, else a sample with every kind and every motif.
  const step = runs(25, 1)
  const drawn = games.filter((_game, index) => index % step === 0)
  const seen = new Map<string, string>()
  for (const { listed } of drawn) {
    const pixels = createHash('sha256')
      .update(paint(sceneOf(listed), 48))
      .digest('hex')
    expect([listed.code, seen.get(pixels)]).toEqual([listed.code, undefined])
    seen.set(pixels, listed.code)
  }
  expect(seen.size).toBe(drawn.length)
}, 600_000)

it('draws the same picture every time, and each shape within its box', () => {
  const listed = games[0]!.listed
  expect(Buffer.from(paint(sceneOf(listed), 96)).equals(Buffer.from(paint(sceneOf(listed), 96)))).toBe(true)
  const dot = { fill: [255, 0, 0] as const, alpha: 1, box: [60, 30, 100, 70] as const }
  const scene = { from: [0, 0, 0] as const, to: [0, 0, 0] as const, turn: 0 }
  const round = { ...dot, distance: (x: number, y: number) => Math.hypot(x - 80, y - 50) - 20 }
  const pixels = paint({ ...scene, shapes: [round] }, 160)
  const redAt = (x: number, y: number) => pixels[(y * 160 + x) * 3]
  expect([redAt(80, 50), redAt(62, 50), redAt(58, 50), redAt(62, 32), redAt(10, 10)]).toEqual([
    255, 255, 0, 0, 0,
  ])
})

it('makes a picture once for simultaneous requests', async () => {
  const pictureOf = createPictures()
  const listed = games[1]!.listed
  const [one, other] = await Promise.all([pictureOf(listed, 192, 'webp'), pictureOf(listed, 192, 'webp')])
  expect(one).toBe(other)
})

it('parses the names of offered pictures only', () => {
  expect(readPictureName('night-music-192.avif')).toEqual({ code: 'night-music', width: 192, format: 'avif' })
  for (const name of [
    'night-music-193.avif',
    'night-music-192.gif',
    '-192.webp',
    '../x-192.webp',
    'x-0192.webp',
  ])
    expect([name, readPictureName(name)]).toEqual([name, undefined])
})
