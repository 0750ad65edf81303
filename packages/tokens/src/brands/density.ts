import type { BrandDesign, BrandTokens, Density } from './brand.ts'

export const densities: readonly Density[] = ['compact', 'regular', 'roomy']

const share: Record<Density, number> = { compact: 0.75, regular: 1, roomy: 1.25 }
/** The minimum of heights that depend on the density: a touch target, or a line of text. */
const minimum: Partial<Record<keyof BrandTokens['size'], number>> = {
  control: 40,
  controlSmall: 32,
  row: 44,
  priceCell: 44,
  header: 52,
  bottomBar: 56,
}

const pixels = (value: string) => {
  const match = /^([\d.]+)px$/.exec(value)
  if (!match)
    throw new Error(
      `${value} is not a length in px: spaces and heights must be, so that densities can scale them.`,
    )
  return Number(match[1])
}
const even = (value: number) => Math.max(1, Math.round(value / 2) * 2)

/** Derived from those of `regular`. Tiny gaps stay as they are. */
export function densityTokens(
  { space, size }: Pick<BrandDesign, 'space' | 'size'>,
  density: Density,
): Pick<BrandTokens, 'space' | 'size'> {
  const spaceOf = (value: string) =>
    pixels(value) <= 4 ? value : `${even(pixels(value) * share[density])}px`
  const heightOf = ([name, value]: [string, string]) => {
    const floor = minimum[name as keyof typeof minimum]
    return [
      name,
      floor === undefined ? value : `${Math.max(floor, even(pixels(value) * Math.sqrt(share[density])))}px`,
    ]
  }
  if (density === 'regular') return { space, size }
  return {
    space: Object.fromEntries(
      Object.entries(space).map(([name, value]) => [name, spaceOf(value)]),
    ) as typeof space,
    size: Object.fromEntries(Object.entries(size).map(heightOf)) as typeof size,
  }
}
