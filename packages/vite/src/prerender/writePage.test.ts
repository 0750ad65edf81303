import { createHash } from 'node:crypto'
import type { PrerenderedPage, PrerenderedSite } from '@kit/shell/prerender'
import { describe, expect, it } from 'vitest'
import { criticalStyles, laterStyles } from './criticalStyles.ts'
import { styleRules } from './styleRules.ts'
import { writePage, type Pieces } from './writePage.ts'

const sheet = `@layer tokens, components;
@layer components {
  .card { color: red }
  .card .price, .gone { color: blue }
  @media (min-width: 1px) { .gone { color: green } }
  .moves { animation: turn 1s }
}
html { margin: 0 }
@layer components { @media (forced-colors: active) { html { color: CanvasText } } }
@font-face { font-family: Inter; src: url(/inter.woff2) }
@font-face { font-family: "Inter stand-in"; src: local(Arial); size-adjust: 107% }
@keyframes turn { to { rotate: 1turn } }
@keyframes rest { to { opacity: 0 } }`

describe('critical styles', () => {
  const styles = criticalStyles([sheet, sheet], (name) => ['card', 'moves'].includes(name))

  it('are the rules whose classes are all in the page, in their layers, and those without a class', () => {
    expect(styles).toContain('.card { color: red }')
    expect(styles).toContain('html { margin: 0 }')
    expect(styles).toContain('@layer components {')
    expect(styles).not.toMatch(/gone|price/)
  })

  it('declare the order of the layers once, and leave out empty conditions', () => {
    expect(styles.match(/@layer tokens, components;/g)).toHaveLength(1)
    expect(styles).not.toContain('@media')
  })

  it('leave forced colours to the browser until the whole sheets are loaded', () => {
    expect(styles).not.toContain('CanvasText')
  })

  it('load no font, keep its fallback, and the keyframes that are named', () => {
    expect(styles).not.toContain('url(')
    expect(styles).toContain('size-adjust')
    expect(styles).toContain('@keyframes turn')
    expect(styles).not.toContain('@keyframes rest')
  })
})

it('later styles are those of their own classes, also combined with the page’s', () => {
  const styles = laterStyles(
    [sheet],
    (name) => name === 'price',
    (name) => name === 'card',
  )
  expect(styles).toContain('.card .price { color: blue }')
  expect(styles).not.toMatch(/\.card \{|gone|html|font-face|@keyframes/)
})

it('style attributes become rules, one for equal attributes', () => {
  const { roots, rules } = styleRules([
    '<i style="width:1px"></i><b style="width:2px"></b>',
    '<i style="width:1px"></i>',
  ])
  expect(roots).toEqual(['<i data-styled="1"></i><b data-styled="2"></b>', '<i data-styled="1"></i>'])
  expect(rules).toBe('[data-styled="1"]{width:1px}[data-styled="2"]{width:2px}')
})

describe('a written page', () => {
  const page: PrerenderedPage = {
    head: { title: 'Rules | Harbour & Co', description: 'What holds.', isPrivate: false, path: '/' },
    paths: ['/'],
    route: '/',
    name: 'index',
    roots: ['<p class="card" style="width:1px">$& phone</p>', '<p>wide</p>', '<p>player</p>', '<p>both</p>'],
  }
  const site = {
    name: 'Harbour & Co',
    address: 'https://harbour.example',
    variants: [
      { isPlayer: false, isWide: false },
      { isPlayer: false, isWide: true },
      { isPlayer: true, isWide: false },
      { isPlayer: true, isWide: true },
    ],
    facts: {
      locale: 'en-IN',
      messages: { 'a.used': '</script><script>alert(1)</script>', 'b.other': 'Unused' },
      flags: {},
      operator: '',
    },
    density: 'regular',
    languages: ['en', 'hi'],
    taps: [
      { on: '.card', parts: ['Sheet'] },
      { on: '.price', parts: ['Sheet'], asksFirst: 'login' },
    ],
    boots: [{ module: 'boot', asks: (path: string) => (path === '/' ? ['/api/home?a=1&b=2'] : []) }],
  } as unknown as PrerenderedSite
  const chunk = (fileName: string, more: object = {}) => ({
    [fileName]: {
      type: 'chunk',
      fileName,
      name: fileName.slice(0, -3),
      moduleIds: [`/src/${fileName.slice(0, -3)}.tsx`],
      imports: [],
      isEntry: false,
      ...more,
    },
  })
  const bundle = {
    ...chunk('index.js', { isEntry: true, imports: ['platform.js'] }),
    ...chunk('platform.js'),
    ...chunk('Sheet.js', {
      isDynamicEntry: true,
      imports: ['platform.js', 'form.js'],
      viteMetadata: { importedCss: new Set(['sheet.css']) },
    }),
    ...chunk('form.js'),
    ...chunk('Other.js', { isDynamicEntry: true }),
  } as unknown as Pieces['bundle']
  const pieces: Pieces = {
    template: {
      html: '<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>Site</title></head><body><div id="root"></div></body></html>',
      entry: '/assets/index.js',
      modules: [],
      sheets: ['/assets/index.css'],
    },
    site,
    bootOf: () => ({
      program: { code: 'message("a.used")', address: '/assets/boot.js' },
      earlySheet: '/assets/early.css',
    }),
    bundle,
    sheets: [sheet],
  }
  const { html, styleHashes, scriptHashes } = writePage(page, pieces)
  const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
  const inside = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text = '']) => text)

  it('has the exact hashes of its inline scripts and styles', () => {
    expect(inside('style').map(hashOf)).toEqual(styleHashes)
    expect(inside('script').map(hashOf)).toEqual(scriptHashes)
  })

  it('has neither style attributes nor handlers, which the policy refuses', () => {
    expect(html).not.toMatch(/\sstyle=|\son\w+=/)
  })

  it('contains a visitor’s page on a phone, and the other variants next to it', () => {
    expect(html).toContain('<div id="root"><p class="card" data-styled="1">$& phone</p></div>')
    expect([...html.matchAll(/<template data-of="([^"]*)">/g)].map(([, name]) => name)).toEqual([
      'wide',
      'player',
      'player-wide',
    ])
  })

  it('requests the first answers while it is parsed, from its own origin or an operator elsewhere', () => {
    const elsewhere = { ...site, facts: { ...site.facts, operator: 'https://api.example' } }
    const written = writePage(page, { ...pieces, site: elsewhere }).html
    expect(html).toContain('data-asks="/api/home?a=1&amp;b=2"')
    expect(written).toContain('data-asks="https://api.example/api/home?a=1&amp;b=2"')
    expect(written).toContain('"operator":"https://api.example"')
    const asks = () => ['/api/markets?id=:id', '/api/scores']
    const ofPath = { ...elsewhere, boots: [{ module: 'boot', asks }] } as unknown as PrerenderedSite
    const event = { ...page, paths: ['/events/:id'], route: '/events/:id' }
    expect(writePage(event, { ...pieces, site: ofPath }).html).toContain(
      'data-asks="https://api.example/api/markets?id={2} https://api.example/api/scores"',
    )
  })

  it('loads the brand’s own font before the sheet that names it, after the script that shows prices', () => {
    const written = writePage(page, { ...pieces, font: '/assets/own.woff2' }).html
    expect(written).toContain(
      'src="/assets/boot.js"></script><link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/own.woff2">',
    )
    expect(html).not.toContain('as="font"')
  })

  it('gives the bootstrap script its messages, and no message can end the script element', () => {
    const json = /id="kit-page">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.parse(json)).toMatchObject({
      messages: { 'a.used': '</script><script>alert(1)</script>' },
      entry: '/assets/index.js',
      sheets: ['/assets/index.css'],
    })
    expect(JSON.parse(json).messages).not.toHaveProperty('b.other')
  })

  it('lists what a tap needs in addition to the entry: the chunk, its imports, and its styles', () => {
    const json = /id="kit-page">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
    const parts = ['/Sheet.js', '/form.js', '/sheet.css']
    expect(JSON.parse(json).taps).toEqual([
      ['.card', parts],
      ['.price', parts, 'login'],
    ])
  })

  it('has its title once, in its first bytes', () => {
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(html).toMatch(/<meta charset="utf-8" \/><title>Rules \| Harbour &amp; Co<\/title>/)
  })
})
