import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBrand } from '../../packages/tokens/src/brands/createBrand.ts'
import { ledgerDesign } from '../../packages/tokens/src/brands/ledger/design.ts'
import { velvetDesign } from '../../packages/tokens/src/brands/velvet/design.ts'
import { headlessLaunch } from '../../scripts/chromium.mjs'
import { failuresOf, listOf, summaryOf, type Finding } from './failures.ts'
import { withFonts } from './ownTheme.ts'
import { conditionsOf, subjectsOf } from './plan.ts'
import { readRequest, SignOffError } from './request.ts'
import { signOff } from './signOff.ts'
import { contrastRows, tokenFindings } from './tokenFindings.ts'
import { writePage, type SignOff } from './writePage.ts'

describe('the request of a sign-off', () => {
  const names = ['aurora', 'velvet']

  it('is a brand of the kit with words, or the file of another', () => {
    expect(readRequest(['velvet', 'Button'], names)).toEqual({
      brand: { name: 'velvet' },
      words: ['Button'],
      isListOnly: false,
    })
    expect(readRequest(['--file', '../brand.ts', 'Button'], names)).toEqual({
      brand: { file: '../brand.ts' },
      words: ['Button'],
      isListOnly: false,
    })
    expect(readRequest(['--list', 'velvet'], names)).toMatchObject({ words: [], isListOnly: true })
  })

  it('is refused for an unknown brand, with a list of the known ones', () => {
    expect(() => readRequest(['velvt'], names)).toThrow(/There is no brand "velvt"[\s\S]*aurora, velvet/)
    expect(() => readRequest([], names)).toThrow(SignOffError)
    expect(() => readRequest(['velvet', '--all'], names)).toThrow(/no option --all/)
    expect(() => readRequest(['--file'], names)).toThrow(/needs the file/)
  })
})

describe('the plan of a sign-off', () => {
  it('has both modes, the other densities, both directions, 320 px, 200 % text and three kinds of colour vision', () => {
    const conditions = conditionsOf(velvetDesign)
    const ids = conditions.map(({ id }) => id)
    expect(ids).toEqual(
      expect.arrayContaining(['dark', 'light', 'rtl', 'narrow', 'large-text', 'wide-large-text']),
    )
    expect(ids).toEqual(expect.arrayContaining(['protanopia', 'deuteranopia', 'tritanopia']))
    expect(ids).toHaveLength(11)
    expect(ids[0]).toBe(velvetDesign.defaultMode)
    expect(ids).not.toContain(velvetDesign.density)
  })

  it('has only modes that the brand has', () => {
    const modes = conditionsOf(ledgerDesign).map(({ mode }) => mode)
    expect(new Set(modes)).toEqual(new Set(['light']))
  })

  it('shows extremes first, then components with all states, then screens, and no separate story of a component', () => {
    const story = (title: string, name: string, ...tags: string[]) => ({
      id: `${title}--${name}`.toLowerCase().replaceAll('/', '-'),
      title,
      name,
      tags,
      type: 'story',
    })
    const stories = [
      story('Wallet/Deposit', 'Form', 'pictured'),
      story('Actions/Button', 'Action'),
      story('Matrix/Button', 'Every Brand', 'matrix'),
      story('Betting/Extremes', 'Longest Names', 'sign-off'),
    ]
    const titles = (words: string[]) => subjectsOf(stories, words).map(({ title }) => title)
    expect(titles([])).toEqual(['Extremes: Longest Names', 'Button', 'Deposit: Form'])
    expect(titles(['BUTTON'])).toEqual(['Button'])
    expect(titles(['nothing'])).toEqual([])
  })
})

const finding = (facts: Partial<Finding> = {}): Finding => ({
  kind: 'clipped',
  subject: 'button',
  title: 'Button',
  condition: { id: 'narrow', label: '320 px' },
  what: 'span: “Place Bet”',
  ...facts,
})

describe('failures', () => {
  it('come with the worst first, and once if found in several conditions', () => {
    const failures = failuresOf([
      finding(),
      finding({ condition: { id: 'rtl', label: 'Right to left' } }),
      finding({ kind: 'axe', what: 'color-contrast' }),
      finding({ what: 'span: “Cancel”' }),
      finding({ kind: 'broken', subject: 'slip', title: 'Slip', what: 'It throws' }),
    ])
    expect(failures.map(({ kind }) => kind)).toEqual(['broken', 'axe', 'clipped'])
    expect(failures[2]).toMatchObject({
      conditions: [{ id: 'narrow' }, { id: 'rtl' }],
      whats: ['span: “Place Bet”', 'span: “Cancel”'],
    })
    expect(summaryOf(failures)).toMatch(/^3 failures: 1 × Cannot be drawn, 1 × Accessibility, 1 × Text/)
    expect(summaryOf([])).toBe('No failure')
    expect(listOf(failures).slice(-3)).toEqual([
      'Text is cut off or runs over its edge: Button (320 px, Right to left)',
      '    span: “Place Bet”',
      '    span: “Cancel”',
    ])
  })

  it('of colours are the sentences of the build', () => {
    expect(tokenFindings(velvetDesign)).toEqual([])
    const wine = createBrand({
      name: 'wine',
      accent: '#7a1622',
      action: '#1d1913',
      modes: ['light'],
      colors: { light: { danger: '#b32228' } },
    })
    expect(tokenFindings(wine).map(({ what }) => what)).toEqual([
      expect.stringMatching(/^danger .* and accent .* are 0\.128 apart .* Set colors\.light\.danger to #/),
    ])
    const { palettes } = velvetDesign
    const faint = { ...palettes.dark, text: palettes.dark.canvas }
    const found = tokenFindings({ ...velvetDesign, palettes: { ...palettes, dark: faint } })
    expect(found[0]).toMatchObject({
      kind: 'tokens',
      what: expect.stringMatching(/^text .* on canvas/) as unknown,
    })
  })
})

describe('the page', () => {
  const page: SignOff = {
    label: 'Velvet',
    drawnOf: 'at 0123abcd',
    failures: failuresOf([finding({ title: '<script>alert(1)</script>', what: '<b>bold</b>' })]),
    conditions: conditionsOf(velvetDesign),
    contrast: contrastRows(velvetDesign),
    adjustments: ['accent <moved>'],
    subjects: [
      {
        subject: { id: 'button', title: '<i>Button</i>', group: 'Components', isMatrix: true },
        pictures: conditionsOf(velvetDesign).map((condition) => ({
          condition,
          uri: 'data:image/webp;base64,AAAA',
          width: 390,
          height: 300,
        })),
      },
    ],
  }
  const html = writePage(page)

  it('is one file, with failures before the pictures', () => {
    expect(html).not.toMatch(/(?:src|href)="(?!data:|#)/)
    expect(html.indexOf('class="failure"')).toBeLessThan(html.indexOf('<figure'))
    expect(html.match(/<figure/g)).toHaveLength(11)
    expect(html).toContain('href="#button/narrow"')
    expect(html).toContain('id="button/narrow" data-condition="narrow" data-failed')
  })

  it('shows texts of stories and pages as text', () => {
    expect(html).not.toMatch(/<script>alert|<b>bold|<i>Button|<moved>/)
    expect(html).toContain('&lt;b&gt;bold&lt;/b&gt;')
  })

  it('reports that nothing fails', () => {
    expect(writePage({ ...page, failures: [] })).toContain('Nothing fails.')
  })
})

it("puts the font files of a site's brand into its CSS", () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kit-sign-off-'))
  mkdirSync(path.join(folder, '@fontsource'))
  writeFileSync(path.join(folder, '@fontsource/there.woff2'), 'woff')
  const css = (file: string) => `src: url('@fontsource/${file}') format('woff2')`
  expect(withFonts(css('there.woff2'), folder)).toBe(
    "src: url('data:font/woff2;base64,d29mZg==') format('woff2')",
  )
  expect(withFonts(css('missing.woff2'), folder)).toBe(css('missing.woff2'))
  rmSync(folder, { recursive: true })
})

/**
 * A page like Storybook's frame, with a story that is too wide, cut off, low in contrast and logs an error.
 */
const frame = `<!doctype html><html lang="en"><body style="margin: 0; background: #fff">
<div id="storybook-root">
<p style="width: 350px; background: #eee; color: #ccc; margin: 0">Wide and faint</p>
<p style="width: 60px; overflow: hidden; white-space: nowrap; margin: 0">Cut off in the middle</p>
<p style="width: 90px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; margin: 0">Marked as <b>longer than it is</b></p>
<p style="width: 30px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; margin: 0">Nothing is left</p>
<button style="display: block; width: 40px; padding: 0; border: 0; white-space: nowrap; color: #000">Runs over</button>
<button style="display: block; width: 40px; padding: 0; border: 0; position: relative; color: #000">Fits<b style="position: absolute; left: 38px">9</b></button>
</div>
<script>globalThis.__STORYBOOK_PREVIEW__ = { currentRender: { phase: 'finished' } }; console.error('Loud')</script>
</body></html>`

describe('a run', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch(headlessLaunch())
  })
  afterAll(() => browser.close())

  async function run(folder: string, isListOnly = false) {
    const server = createServer((_request, response) =>
      response.setHeader('content-type', 'text/html').end(frame),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    try {
      return await signOff({
        browser,
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        stories: [
          { id: 'matrix-wide--every-brand', title: 'Matrix/Wide', name: 'Every Brand', tags: ['matrix'] },
        ],
        design: velvetDesign,
        words: [],
        isListOnly,
        drawnOf: 'in a test',
        folder,
        onProgress: () => undefined,
      })
    } finally {
      server.closeAllConnections()
      server.close()
    }
  }
  const found = ({ failures }: Awaited<ReturnType<typeof run>>) =>
    failures.map(({ kind, conditions }) => [kind, conditions.map(({ id }) => id)])

  it('renders a story in every condition, finds its faults, and writes a page and a PDF', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kit-sign-off-'))
    try {
      const drawn = await run(folder)
      expect(drawn.pictures).toBe(11)
      expect(found(drawn)).toEqual([
        ['axe', ['dark', 'light']],
        ['overflow', ['narrow']],
        ['clipped', expect.arrayContaining(['narrow', 'large-text']) as unknown],
        ['console', ['dark']],
      ])
      expect(drawn.failures[1]!.whats).toEqual(['p: “Wide and faint”'])
      expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toContain('data:image/webp')
      expect(readFileSync(path.join(folder, 'velvet.pdf'), 'latin1')).toMatch(/^%PDF/)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  it('finds the same without pictures, and rejects an ellipsis without text before it', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kit-sign-off-'))
    try {
      const listed = await run(folder, true)
      expect(listed.pictures).toBe(0)
      expect(found(listed).map(([kind]) => kind)).toEqual(['axe', 'overflow', 'clipped', 'console'])
      const cut = listed.failures.find(({ kind }) => kind === 'clipped')
      expect(cut?.whats).toEqual([
        'p: “Cut off in the middle”',
        'p: “Nothing is left”',
        'button: “Runs over”',
      ])
      expect(existsSync(path.join(folder, 'index.html'))).toBe(false)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
