import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { builtFindings } from './builtFindings.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'kit-built-'))
  for (const folder of ['dist/assets', '.kit']) mkdirSync(path.join(root, folder), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Random bytes, which do not compress: their compressed size is that of the file. */
const noise = (kB: number) => Buffer.from(crypto.getRandomValues(new Uint8Array(kB * 750))).toString('base64')
const theme = '[data-brand=harbour]{--kit-color-accent:#1b6fae}'

function found({ css = `@layer kit.tokens,kit.components;${theme}`, kB = 1, budgets = {} }) {
  const facts = JSON.stringify({ entry: '/assets/main.js', sheets: ['/assets/main.css'] })
  const files = {
    'package.json': JSON.stringify({ kit: { budgets } }),
    'dist/index.html': `<html data-brand="harbour"><script type="application/json" id="kit-page">${facts}</script>`,
    'dist/assets/main.js': `//${noise(kB)}`,
    'dist/assets/main.css': css,
    '.kit/sizes.json': JSON.stringify({ 'assets/main.js': { '@kit/casino': 1 } }),
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, name), text)
  return builtFindings(root)?.map(({ subject, file, sentence }) => `${subject} ${file}: ${sentence}`)
}

describe('a built site', () => {
  it('has no findings if there is no build', () => {
    expect(builtFindings(root)).toBeUndefined()
  })

  it('passes within its budgets, with all styles', () => {
    expect(found({})).toEqual([])
  })

  it('has a theme and the layers of the kit', () => {
    expect(found({ css: '@layer kit.tokens,kit.components;' })).toEqual([
      expect.stringMatching(
        /^styles dist: The built site has no theme of the brand "harbour": import '@kit\/tokens'/,
      ),
    ])
    expect(found({ css: `@layer kit.tokens;${theme}` })).toEqual([
      expect.stringMatching(/^styles dist: The built site has no styles of the layer kit\.components/),
    ])
  })

  it('exceeds no package’s budget, which the site may change', () => {
    expect(found({ kB: 60 })).toEqual([
      expect.stringMatching(
        /^budgets package\.json: @kit\/casino costs this site \d+\.\d kB of scripts, more than its 37/,
      ),
    ])
    expect(found({ kB: 60, budgets: { packages: { '@kit/casino': 50 } } })).toEqual([])
  })

  it('has 15 kB of room above the sites of the kit, whose budgets stay tight', () => {
    expect(found({ kB: 30 })).toEqual([])
    expect(found({ kB: 30, budgets: { room: 0 } })).toEqual([
      expect.stringMatching(/@kit\/casino costs this site \d+\.\d kB of scripts, more than its 22/),
    ])
  })

  it('loads no more at first than its budget', () => {
    expect(found({ kB: 30, budgets: { program: '20 kB', packages: { '@kit/casino': 40 } } })).toEqual([
      expect.stringMatching(
        /^budgets package\.json: JavaScript of the initial bundle: \d+\.\d kB, more than 20/,
      ),
    ])
  })

  it('reports a budget with an unknown name', () => {
    expect(found({ budgets: { progam: '20 kB' } })).toEqual([
      expect.stringMatching(
        /kit\.budgets has "progam", which is not a budget: the budgets are landingFirst, /,
      ),
    ])
  })
})
