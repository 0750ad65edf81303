import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { kinds, type Kind } from '../packages/create-site/src/answers.ts'
import { siteFiles } from '../packages/create-site/src/files/siteFiles.ts'
import { blocksOf, isOfReader, whole } from './documentedCode.ts'
import { publicPackages, root, sourcesOf } from './workspaces.ts'

const blocks = blocksOf(['docs/*.md', 'docs/recipes/*.md', 'packages/*/README.md'])

/** Files that `npm create @kit/site` writes, each site in a separate folder. */
const created = (Object.keys(kinds) as Kind[]).flatMap((kind) => {
  const operator = kind === 'b2c' ? undefined : 'https://operator.example'
  const answers = { name: "O'Neil's", id: 'oneils', accent: '#1b6fae', kind, operator } as const
  return Object.entries(siteFiles({ ...answers, languages: ['hi', 'en'] }))
    .filter(([name]) => name.endsWith('.ts'))
    .map(([name, text]) => ({ place: `created-${kind}/${name}`, text }))
})

/** The files to check: their names in a folder, the place in the documentation, and their text. */
const files = [
  ...blocks.map((block, index) => ({
    name: `example${index}.tsx`,
    place: block.place,
    text: whole(block),
  })),
  ...created.map((file) => ({ name: file.place, ...file })),
]

// Next to the pages, so that their imports resolve.
const folder = path.join(root, 'docs', `.examples-${process.pid}`)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('every example of the documentation compiles, and every file of a new site', () => {
  for (const { name, text } of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  const sources = publicPackages.flatMap((one) => [...sourcesOf(one).values()])
  const catalogues = globSync('packages/*/src/{,care/}allMessages.ts', { cwd: root })
  const config = {
    extends: '../../tsconfig.json',
    compilerOptions: {
      noEmit: true,
      noUnusedLocals: false,
      noUnusedParameters: false,
      types: ['node', 'vite/client'],
    },
    include: [],
    files: [
      ...files.map(({ name }) => name),
      ...[...sources, ...catalogues].map((file) => path.resolve(root, file)),
    ],
  }
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config))
  const { stdout, status } = spawnSync('tsgo', ['-p', folder, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const said = [...stdout.matchAll(/^(.+?)\(\d+,\d+\): error TS\d+: (.*(?:\n .*)*)/gm)]
  const wrong = said.flatMap(([, name = '', text = '']) => {
    const place = files.find((file) => path.normalize(file.name) === path.normalize(name))?.place
    return place === undefined || isOfReader(text) ? [] : [`${place}: ${text}`]
  })
  expect(blocks.length).toBeGreaterThan(20)
  expect(wrong).toEqual([])
  // A compiler that failed to start or refused its arguments reports no fault either.
  expect(status === 0 || said.length > 0).toBe(true)
}, 120_000)
