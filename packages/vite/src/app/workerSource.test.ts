import { expect, it } from 'vitest'
import { addressForm, workerFacts, workerSource, type BuiltSite } from './workerSource.ts'

const chunk = (fileName: string, more: object = {}) => ({
  [fileName]: {
    type: 'chunk',
    fileName,
    name: fileName.slice(7, -3),
    moduleIds: [`/src/${fileName.slice(7, -3)}.tsx`],
    imports: [],
    isEntry: false,
    ...more,
  },
})
const file = (name: string, paths: string[], html = '') => ({
  page: { name, paths },
  file: name === 'index' ? 'index.html' : `pages/${name}.html`,
  html,
})
const built: BuiltSite = {
  app: {
    name: 'Harbour',
    brand: 'aurora',
    color: '#000000',
    language: 'en',
    shortcuts: [],
    offline: {
      isOn: true,
      pages: ['index', 'open-bets', 'gameType', 'event'],
      shell: 'gameType',
      paths: ['/open-bets'],
      parts: ['BetsPage'],
    },
  },
  files: [
    file('index', ['/', '/m'], '<script type="module" src="/assets/boot-1.js"></script>'),
    file('gameType', ['/:gameType']),
    file('event', ['/events/:id']),
    file('open-bets', ['/open-bets']),
    file('casino', ['/casino/:game']),
    file('unknown', ['/*']),
  ],
  bundle: {
    ...chunk('assets/index.js', { isEntry: true, imports: ['assets/platform.js'] }),
    ...chunk('assets/platform.js'),
    ...chunk('assets/BetsPage.js', {
      isDynamicEntry: true,
      imports: ['assets/platform.js', 'assets/list.js'],
    }),
    ...chunk('assets/list.js'),
    ...chunk('assets/Other.js', { isDynamicEntry: true }),
  } as unknown as BuiltSite['bundle'],
  entry: '/assets/index.js',
  sheets: ['/assets/index.css'],
}

it('lists the entry bundle, the chunks that features name, and the bootstrap scripts of stored pages', () => {
  expect(workerFacts(built)).toMatchObject({
    entry: '/assets/index.js',
    parts: [
      '/assets/index.js',
      '/assets/platform.js',
      '/assets/index.css',
      '/assets/BetsPage.js',
      '/assets/list.js',
      '/assets/boot-1.js',
    ],
    kept: ['/', '/pages/gameType.html', '/pages/open-bets.html'],
    shell: '/pages/gameType.html',
  })
})

it('lists each page by its address, a path before a pattern, and matches no other address', () => {
  const { pages } = workerFacts(built)
  const fileAt = (path: string) => pages.find(([address]) => new RegExp(address).test(path))?.[1]
  expect(fileAt('/open-bets')).toBe('/pages/open-bets.html')
  expect(fileAt('/open-bets/')).toBe('/pages/open-bets.html')
  expect(fileAt('/cricket')).toBe('/pages/gameType.html')
  expect(fileAt('/events/4')).toBe('/pages/event.html')
  expect([fileAt('/casino/1'), fileAt('/a/b/c'), fileAt('/events/4/5')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(new RegExp(addressForm('/files/*')).test('/files/a/b')).toBe(true)
  expect(new RegExp(addressForm('/a.b')).test('/axb')).toBe(false)
})

it('a changed page changes the version; the same build has the same version', () => {
  const other = { ...built, files: [...built.files, file('rules', ['/rules'], 'new')] }
  expect(workerFacts(built).version).toBe(workerFacts(built).version)
  expect(workerFacts(other).version).not.toBe(workerFacts(built).version)
})

it('a site that turns offline use off gets a worker that removes itself', () => {
  const off = { ...built, app: { ...built.app, offline: { ...built.app.offline, isOn: false } } }
  expect(workerSource(off)).toContain('unregister')
  expect(workerSource(off)).not.toContain('BetsPage')
  expect(workerSource(built)).toContain('BetsPage')
})
