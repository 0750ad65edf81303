import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { problemsOf } from '../checks/problems.ts'
import { difference } from '../color/contrast.ts'
import { oklchOf } from '../color/derive.ts'
import type { Brand } from './brand.ts'
import { brandTokens } from './brandTokens.ts'
import { designs } from './designs.ts'

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const themes = designs.flatMap((design) =>
  design.modes.map((mode) => ({ theme: `${design.name} ${mode}`, tokens: brandTokens(design, mode) })),
)

describe.each(themes)('the theme $theme', ({ tokens }) => {
  it('is readable for everybody: every text, every edge, and opposites for every colour vision', () => {
    expect(problemsOf(tokens)).toEqual([])
  })

  it('keeps back in the blues and lay in the pinks, near and far', () => {
    const { market } = tokens
    const [back, lay] = [oklchOf(market.back), oklchOf(market.lay)]
    expect(back.hue).toBeGreaterThan(230)
    expect(back.hue).toBeLessThan(270)
    expect((lay.hue + 30) % 360).toBeLessThan(50)
    expect(difference(market.backFar, market.layFar)).toBeGreaterThan(0.04)
    expect(difference(market.back, market.backFar)).toBeGreaterThan(0.05)
    expect(difference(market.lay, market.layFar)).toBeGreaterThan(0.05)
  })

  it('renders the dots of icons, which are lines without length', () => {
    expect(['round', 'square']).toContain(tokens.icon.cap)
  })

  it('gives every meaning a value', () => {
    const empty = Object.entries(tokens).flatMap(([group, values]) =>
      Object.entries(values)
        .filter(([, value]) => value === '' || /undefined|NaN/.test(value))
        .map(([name]) => `${group}.${name}`),
    )
    expect(empty).toEqual([])
  })
})

describe('the brands', () => {
  it('are each in a folder, on the list, with an entry point in the package', () => {
    expect(designs.map(({ name }) => name).sort()).toEqual([...folders].sort())
    const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
      exports: Record<string, Record<string, string>>
    }
    for (const name of folders)
      expect(manifest.exports[`./brands/${name}`]?.['@kit/source']).toBe(`./src/brands/${name}/index.ts`)
  })

  it.each(designs.map((design) => ({ name: design.name, design })))(
    'SHELL-127 SHELL-132 give a site of $name the data of its design',
    async ({ name, design }) => {
      const module = (await import(`./${name}/brand.ts`)) as Record<string, Brand>
      const brand = module[name]
      expect(brand).toMatchObject({
        name,
        label: design.label,
        modes: design.modes,
        defaultMode: design.defaultMode,
        density: design.density,
        themeColor: { dark: design.palettes.dark.canvas, light: design.palettes.light.canvas },
      })
      // An endless animation can be stopped (WCAG 2.2.2).
      expect(brand?.movesAlone ?? false).toBe(design.motion.edge !== 'none')
      expect(existsSync(new URL(`./${name}/favicon.svg`, import.meta.url))).toBe(true)
    },
  )

  it('differ in more than a colour: no two share their type, their corners and their movement', () => {
    const ideas = designs.map(({ font, radius, motion, shape }) =>
      JSON.stringify([font.display, radius, shape, motion]),
    )
    expect(new Set(ideas).size).toBe(designs.length)
  })
})

describe('the layouts of the brands', () => {
  /** The layout of the preset `classic`, where a brand names nothing. */
  const classic = { lists: 'cards', event: 'regular', header: 'full', slip: 'sheet' }
  const read = async (folder: string) => {
    const module = (await import(`./${folder}/brand.ts`)) as Record<string, Brand>
    return Object.values(module).find(({ name }) => name === folder)!
  }

  it('Q-133 are all different: a grey box shows whose it is', async () => {
    const arrangements = await Promise.all(
      folders.map(async (folder) => JSON.stringify({ ...classic, ...(await read(folder)).layout })),
    )
    expect(arrangements).toHaveLength(7)
    expect(new Set(arrangements).size).toBe(arrangements.length)
  })

  it('include Aurora’s as in the specification', async () =>
    expect((await read('aurora')).layout).toBeUndefined())
})
