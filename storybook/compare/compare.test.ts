import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { linkModules } from './checkout.ts'
import { differenceOf, type Raster } from './difference.ts'
import { CompareError, isRequested, readRequest } from './request.ts'
import { countOf, inOrder, writePage, type Compared } from './writePage.ts'

let folder = ''
beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'kit-compare-test-')))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const git = (...args: string[]) =>
  spawnSync('git', ['-c', 'user.name=kit', '-c', 'user.email=kit@example.test', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).stdout.trim()

function repository(): string {
  git('init', '--quiet', '--initial-branch=main')
  writeFileSync(path.join(folder, 'a'), 'one')
  git('add', '.')
  git('commit', '--quiet', '--message=One')
  return git('rev-parse', 'HEAD')
}

describe('the request of a comparison', () => {
  it('is a commit by any of its names, and words', () => {
    const commit = repository()
    expect(readRequest(['main', 'Button', 'Dialog'], folder)).toEqual({
      commit,
      name: 'main',
      words: ['Button', 'Dialog'],
      isWhole: false,
    })
    expect(readRequest([commit.slice(0, 8), '--every'], folder)).toMatchObject({ commit, isWhole: true })
  })

  it('may leave the working tree changed, because that is the later state', () => {
    const commit = repository()
    writeFileSync(path.join(folder, 'a'), 'two')
    expect(readRequest(['HEAD'], folder).commit).toBe(commit)
  })

  it('is refused without a commit, with an unknown one, and with an unknown option', () => {
    repository()
    expect(() => readRequest([], folder)).toThrow(/Which commit is before\?/)
    expect(() => readRequest(['nothing'], folder)).toThrow(/git knows no commit "nothing"/)
    expect(() => readRequest(['main', '--all'], folder)).toThrow(/no option --all/)
    expect(() => readRequest([], folder)).toThrow(CompareError)
  })

  it('is refused without git', () => {
    expect(() => readRequest(['main'], folder)).toThrow(/needs git and the history/)
  })

  it('includes the stories that the tests compare, those that contain a word, or all', () => {
    const story = { id: 'actions-button--action', title: 'Actions/Button', name: 'Action', type: 'story' }
    const request = { commit: '', name: 'main', words: [], isWhole: false }
    expect(isRequested(story, request)).toBe(false)
    expect(isRequested({ ...story, tags: ['matrix'] }, request)).toBe(true)
    expect(isRequested({ ...story, tags: ['pictured'] }, request)).toBe(true)
    expect(isRequested(story, { ...request, words: ['BUTTON'] })).toBe(true)
    expect(isRequested(story, { ...request, words: ['chip'] })).toBe(false)
    expect(isRequested(story, { ...request, isWhole: true })).toBe(true)
    expect(isRequested({ ...story, type: 'docs' }, { ...request, isWhole: true })).toBe(false)
  })
})

const grey = (width: number, height: number): Raster => ({
  data: new Uint8Array(width * height * 4).fill(128),
  width,
  height,
})
const withPixel = (raster: Raster, at: number, value: number): Raster => {
  const data = Uint8Array.from(raster.data)
  data[at * 4] = value
  return { ...raster, data }
}

describe('the difference of two pictures', () => {
  it('is empty for the same picture, and for the variation between two renderings of one browser', () => {
    expect(differenceOf(grey(4, 4), grey(4, 4)).pixels).toBe(0)
    expect(differenceOf(grey(4, 4), withPixel(grey(4, 4), 5, 130)).pixels).toBe(0)
  })

  it('counts a pixel that differs, and marks it in red', () => {
    const { pixels, share, raster } = differenceOf(grey(4, 4), withPixel(grey(4, 4), 5, 200))
    expect({ pixels, share }).toEqual({ pixels: 1, share: 1 / 16 })
    expect(Array.from(raster.data.slice(20, 24))).toEqual([214, 30, 60, 255])
    expect(raster.data[0]).toBeGreaterThan(200)
  })

  it('counts pixels of only one of them: a button that grew by six pixels', () => {
    const { pixels, raster } = differenceOf(grey(10, 4), grey(16, 4))
    expect(pixels).toBe(6 * 4)
    expect({ width: raster.width, height: raster.height }).toEqual({ width: 16, height: 4 })
  })
})

const changed: Compared = {
  id: 'matrix-button--every-brand',
  title: 'Matrix/Button: Every Brand',
  theme: 'aurora dark',
  kind: 'changed',
  share: 0.02,
  before: 'data:image/webp;base64,AAAA',
  after: 'data:image/webp;base64,BBBB',
  difference: 'data:image/webp;base64,CCCC',
}

describe('the page of a comparison', () => {
  const report = { before: 'main', commit: '0123456789', count: 64, notes: [], compared: [changed] }

  it('shows before, after, the difference and a slider in one file', () => {
    const html = writePage(report)
    expect(html).toContain('1 differs, of 64 pictures')
    expect(html).toContain('aurora dark')
    expect(html.match(/base64,(?:AAAA|BBBB|CCCC)/g)).toHaveLength(5)
    expect(html).toContain('type="range"')
    expect(html).not.toMatch(/(?:src|href)="(?!data:)/)
  })

  it('shows what cannot be rendered first, then the largest differences', () => {
    const order = inOrder([
      { ...changed, kind: 'new' },
      changed,
      { ...changed, share: 0.5 },
      { ...changed, kind: 'broken', why: 'It throws' },
    ])
    expect(order.map(({ kind, share }) => `${kind} ${share}`)).toEqual([
      'broken 0.02',
      'changed 0.5',
      'changed 0.02',
      'new 0.02',
    ])
    expect(countOf({ compared: order, count: 9 })).toBe(
      '1 cannot be drawn, 2 differ, 1 is new, of 9 pictures',
    )
  })

  it('reports that nothing differs', () => {
    expect(countOf({ compared: [], count: 64 })).toBe('Nothing differs, of 64 pictures')
  })

  it('shows the texts of a story as text', () => {
    const html = writePage({ ...report, compared: [{ ...changed, title: '<script>alert(1)</script>' }] })
    expect(html).not.toContain('<script>alert(1)')
    expect(html).toContain('&lt;script&gt;alert(1)')
  })
})

it('gives a commit the installed packages, and keeps its own', () => {
  const [from, to] = [path.join(folder, 'from'), path.join(folder, 'to')]
  const write = (file: string, code: string) => {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, code)
  }
  write(path.join(from, 'node_modules/react/index.js'), '')
  write(path.join(from, 'node_modules/@kit/ui/index.js'), '')
  write(path.join(from, 'storybook/node_modules/@storybook/addon/index.js'), '')
  write(path.join(to, 'packages/ui/package.json'), '{ "name": "@kit/ui" }')
  write(path.join(to, 'storybook/package.json'), '{ "name": "@kit/storybook" }')
  linkModules(from, to)
  const target = (file: string) => path.resolve(readlinkSync(path.join(to, file)))
  expect(target('node_modules/react')).toBe(path.join(from, 'node_modules/react'))
  expect(target('node_modules/@kit/ui')).toBe(path.join(to, 'packages/ui'))
  expect(target('storybook/node_modules')).toBe(path.join(from, 'storybook/node_modules'))
})
