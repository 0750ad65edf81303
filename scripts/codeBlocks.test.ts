import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { kinds, type Kind } from '../packages/create-site/src/answers.ts'
import { siteFiles } from '../packages/create-site/src/files/siteFiles.ts'
import { publicPackages, root, sourcesOf } from './workspaces.ts'

/** What the pages take for granted: a block that uses one of these names need not import it. */
const known: Record<string, string> = {
  account: "import { account } from '@kit/account/feature'",
  betting: "import { betting } from '@kit/betting/feature'",
  history: "import { history } from '@kit/history/feature'",
  wallet: "import { wallet } from '@kit/wallet/feature'",
  information: "import { information } from '@kit/shell/information'",
  outside: "import { outside } from '@kit/shell/outside'",
  defineSite: "import { defineSite } from '@kit/shell'",
  brand: "import { marigold as brand } from '@kit/tokens/brands/marigold'",
  harbour: "import type { SiteConfig } from '@kit/shell'\ndeclare const harbour: SiteConfig",
  site: "import type { SiteServices } from '@kit/shell/feature'\ndeclare const site: SiteServices",
  client: "import type { OperatorClient } from '@kit/sdk'\ndeclare const client: OperatorClient",
  Feature: "import type { Feature } from '@kit/shell/feature'",
  message: "import type { Message } from '@kit/ui'\ndeclare const message: Message",
  Words: "import type { Words } from '@kit/ui'",
  useQuery: "import { useQuery } from '@tanstack/react-query'",
  useMutation: "import { useMutation } from '@tanstack/react-query'",
}

interface Block {
  /** As an editor finds it: `docs/contract.md:27`. */
  place: string
  code: string
}

const pages = globSync(['docs/*.md', 'docs/recipes/*.md', 'packages/*/README.md'], { cwd: root }).toSorted()
const blocks: Block[] = pages.flatMap((page) => {
  const text = readFileSync(path.join(root, page), 'utf8')
  return [...text.matchAll(/^```tsx?\n([\s\S]*?)^```$/gm)].map(({ index, 1: code = '' }) => ({
    place: `${page}:${text.slice(0, index).split('\n').length}`,
    code,
  }))
})

const isDeclared = (name: string, code: string) =>
  new RegExp(`(import [^;\\n]*|(const|function|interface) (\\{ )?)\\b${name}\\b`).test(code)

/** A file that the reader has, or a built style sheet: no example can be checked against it. */
const isOfReader = (text: string) =>
  /(Cannot find module|type declarations for side-effect import of) '(\.\.?\/|@kit\/throwaway|.*(\.css|\?worker&url)')/.test(
    text,
  )

const whole = ({ code }: Block) =>
  [
    ...Object.entries(known).flatMap(([name, line]) =>
      new RegExp(`\\b${name}\\b`).test(code) && !isDeclared(name, code) ? [line] : [],
    ),
    code,
    'export {}',
  ].join('\n')

/** What `npm create @kit/site` writes, each site in a folder of its own. */
const created = (Object.keys(kinds) as Kind[]).flatMap((kind) => {
  const operator = kind === 'b2c' ? undefined : 'https://operator.example'
  const answers = { name: "O'Neil's", id: 'oneils', accent: '#1b6fae', kind, operator } as const
  return Object.entries(siteFiles({ ...answers, languages: ['hi', 'en'] }))
    .filter(([name]) => name.endsWith('.ts'))
    .map(([name, text]) => ({ place: `created-${kind}/${name}`, text }))
})

/** Files as they are checked: their names in a folder, the place they stand for, and their text. */
const files = [
  ...blocks.map((block, index) => ({
    name: `example${index}.tsx`,
    place: block.place,
    text: whole(block),
  })),
  ...created.map((file) => ({ name: file.place, ...file })),
]

// Below the pages, where their imports are found.
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
  // A compiler that did not run, or did not like what it was told, finds no fault either.
  expect(status === 0 || said.length > 0).toBe(true)
}, 120_000)
