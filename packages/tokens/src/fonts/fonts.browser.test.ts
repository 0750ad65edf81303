import '../index.ts'
import { brands } from '../brands/index.ts'
import { afterEach, describe, expect, it } from 'vitest'
import * as faces from './faces.ts'

/** Frequency of letters in English text, in percent. The fallbacks' mean width uses the same table. */
const frequency = Object.entries({
  ' ': 18,
  e: 10.4,
  t: 7.4,
  a: 6.6,
  o: 6.2,
  n: 5.7,
  i: 5.7,
  s: 5.2,
  h: 5,
  r: 4.9,
  d: 3.5,
  l: 3.3,
  c: 2.2,
  u: 2.3,
  m: 2,
  w: 1.9,
  f: 1.8,
  g: 1.6,
  y: 1.6,
  p: 1.5,
  b: 1.2,
  v: 0.8,
  k: 0.6,
})
const letters = frequency.reduce((sum, [, share]) => sum + share, 0)

afterEach(() => document.body.replaceChildren())

/** A face without letters is as wide as its digits. */
const figures = [...'0123456789'].map((figure) => [figure, letters / 10] as const)

async function measured({ family, figuresOnly }: faces.Face) {
  await document.fonts.load(`400 100px "${family}"`, 'e1')
  const brush = document.createElement('canvas').getContext('2d')
  if (!brush) throw new Error('no canvas')
  brush.fontKerning = 'none'
  brush.font = `400 1000px "${family}"`
  const box = brush.measureText('x')
  const width = (figuresOnly ? figures : frequency).reduce(
    (sum, [letter, share]) => sum + brush.measureText(letter).width * share,
    0,
  )
  return {
    average: width / letters / 1000,
    ascent: box.fontBoundingBoxAscent / 1000,
    descent: box.fontBoundingBoxDescent / 1000,
  }
}

describe('fonts', () => {
  it('are declared under the names that styles use, each with its fallback', () => {
    const declared = new Set([...document.fonts].map((face) => face.family.replaceAll('"', '')))
    for (const { family } of Object.values(faces))
      expect([family, declared.has(family), declared.has(`${family} stand-in`)]).toEqual([family, true, true])
  })

  it.each(Object.entries(faces))(
    'give the fallback of %s the metrics of the face itself, so that nothing shifts when it loads',
    async (_name, face) => {
      const real = await measured(face)
      expect(real.average).toBeCloseTo(face.average, 2)
      // A line takes its height from the first face that has a space.
      if (face.figuresOnly) return
      expect(real.ascent).toBeCloseTo(face.ascent, 2)
      expect(real.descent).toBeCloseTo(face.descent, 2)
    },
  )

  it('use a face for the l of a lakh whose l is not like its 1', async () => {
    const line = document.body.appendChild(document.createElement('p'))
    Object.assign(line.dataset, { brand: 'meridian', mode: 'dark' })
    Object.assign(line.style, {
      fontFamily: 'var(--kit-font-numeric)',
      fontSize: '100px',
      whiteSpace: 'nowrap',
    })
    for (const { family } of [faces.plexMono, faces.plexSans])
      await document.fonts.load(`400 16px "${family}"`, '1l')
    const widthOf = (text: string) => {
      const word = line.appendChild(document.createElement('span'))
      word.textContent = text
      return word.getBoundingClientRect().width
    }
    expect(widthOf('1')).toBeCloseTo(60, 0)
    expect(widthOf('l')).toBeLessThan(45)
  })

  it.each(Object.keys(brands))('set the digits of %s in columns that never shift', async (brand) => {
    const line = document.body.appendChild(document.createElement('p'))
    Object.assign(line.dataset, { brand, mode: 'light' })
    Object.assign(line.style, {
      whiteSpace: 'nowrap',
      fontFamily: 'var(--kit-font-numeric)',
      fontVariantNumeric: 'tabular-nums',
      fontWeight: 'var(--kit-weight-heavy)',
    })
    const { fontFamily, fontWeight } = getComputedStyle(line)
    // The face alone: its fallback cannot load where the device lacks the local font.
    await document.fonts.load(`${fontWeight} 16px ${fontFamily.split(',')[0]}`, '0123456789')
    const widths = []
    for (const digit of '0123456789') {
      const figure = line.appendChild(document.createElement('span'))
      figure.textContent = digit.repeat(20)
      widths.push(figure.getBoundingClientRect().width)
    }
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(0.5)
  })
})
