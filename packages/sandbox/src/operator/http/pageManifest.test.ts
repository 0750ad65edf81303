import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPages } from './pageManifest.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'))
  await mkdir(join(folder, 'info'))
  for (const name of ['index.html', 'info/rules.html', 'page.html']) await writeFile(join(folder, name), name)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const read = async (manifest: unknown) => {
  await writeFile(
    join(folder, 'pages.json'),
    typeof manifest === 'string' ? manifest : JSON.stringify(manifest),
  )
  return readPages(folder)
}

const hash = `sha256-${'A'.repeat(43)}=`
const none = { styleHashes: [], scriptHashes: [], links: [] }

it('parses paths and patterns with their headers, and a fallback with or without', async () => {
  const links = [
    '</assets/boot-1.js>; rel=modulepreload',
    '</api/common/comulative?home=true&first=6>; rel=preload; as=fetch; crossorigin',
    '</assets/a.woff2>; rel="preload"; as=font; type="font/woff2"; crossorigin=anonymous',
  ]
  const pages = [
    { path: '/', file: 'index.html', styleHashes: [hash], links },
    { path: '/info/rules', file: 'info/rules.html', scriptHashes: [hash] },
    { pattern: '/events/:eventTypeId/:eventId', file: 'page.html' },
    { pattern: '/games/*', file: 'page.html' },
  ]
  expect(await read({ pages, fallback: 'page.html' })).toEqual({
    pages: [
      { url: '/', page: { ...none, file: 'index.html', styleHashes: [hash], links } },
      { url: '/info/rules', page: { ...none, file: 'info/rules.html', scriptHashes: [hash] } },
      { url: '/events/:eventTypeId/:eventId', page: { ...none, file: 'page.html' } },
      { url: '/games/*', page: { ...none, file: 'page.html' } },
    ],
    fallback: { ...none, file: 'page.html' },
    notFound: undefined,
    connect: [],
  })
  const notFound = { file: 'page.html', styleHashes: [hash] }
  expect(await read({ notFound })).toMatchObject({ pages: [], notFound: { ...none, ...notFound } })
})

it.each<[unknown, RegExp]>([
  ['{"pages":[', /not JSON/],
  [[], /it does not fit/],
  [{ pages: 1, fallback: 'page.html' }, /pages does not fit/],
  [{}, /neither fallback nor notFound/],
  [{ fallback: 'gone.html' }, /there is no gone\.html/],
  [{ fallback: '../index.html' }, /fallback/],
  [{ fallback: '/index.html' }, /fallback/],
  [{ fallback: 'info/.hidden.html' }, /fallback/],
  [{ fallback: 'page.html', page: [] }, /it has page, which is unknown/],
  [{ fallback: 'page.html', pages: [{ file: 'page.html' }] }, /pages\.0 has a path or a pattern/],
  [
    { fallback: 'page.html', pages: [{ path: '/a', pattern: '/a', file: 'page.html' }] },
    /a path or a pattern/,
  ],
  [{ fallback: 'page.html', pages: [{ path: 'a', file: 'page.html' }] }, /pages\.0\.path is not a path/],
  [
    { fallback: 'page.html', pages: [{ pattern: '/*', file: 'page.html' }] },
    /pages\.0\.pattern is not a pattern/,
  ],
  [{ fallback: 'page.html', pages: [{ pattern: '/a/*/b', file: 'page.html' }] }, /is not a pattern/],
  [
    {
      fallback: 'page.html',
      pages: ['a', 'b'].map((name) => ({ pattern: `/x/:${name}`, file: 'page.html' })),
    },
    /\/x\/:b is there twice/,
  ],
  ...["'unsafe-inline'", `${hash}'; script-src *`, 'sha1-abc'].map((styleHash): [unknown, RegExp] => [
    { fallback: 'page.html', pages: [{ path: '/', file: 'index.html', styleHashes: [styleHash] }] },
    /pages\.0\.styleHashes\.0 is not a hash/,
  ]),
  ...[
    '<https://other.example/a.js>; rel=preload',
    '<//other.example/a.js>; rel=preload',
    '</\\other.example/a.js>; rel=preload',
    '</a.js>; rel=preload\r\nset-cookie: a=b',
    '</a.js>, <https://other.example>; rel=preload',
    '</a.js>',
    '/a.js',
  ].map((link): [unknown, RegExp] => [
    { fallback: 'page.html', pages: [{ path: '/', file: 'index.html', links: [link] }] },
    /pages\.0\.links\.0 is not a link to a path of this site/,
  ]),
])('refuses %j with a message', async (manifest, sentence) => {
  await expect(read(manifest)).rejects.toThrow(sentence)
  await expect(read(manifest)).rejects.toThrow(
    /^The site's pages\.json is wrong: .*\. Build the site again\.$/,
  )
})

it('answers everything with index.html if there is no list', async () => {
  await rm(join(folder, 'pages.json'), { force: true })
  expect(await readPages(folder)).toMatchObject({ pages: [{ url: '/' }], fallback: { file: 'index.html' } })
})
