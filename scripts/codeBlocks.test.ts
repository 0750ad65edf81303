import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
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

it('every example of the documentation compiles, and every file of a new site', () => {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile)
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const options = {
    ...parsed.options,
    noUnusedLocals: false,
    noUnusedParameters: false,
    types: ['node', 'vite/client'],
  }
  const files = new Map([
    ...blocks.map(
      (block, index) =>
        [path.join(root, 'docs', `example${index}.tsx`), { place: block.place, text: whole(block) }] as const,
    ),
    ...created.map((file) => [path.join(root, 'docs', file.place), file] as const),
  ])
  const folders = new Set([...files.keys()].map((file) => path.dirname(file)))
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile, getSourceFile, directoryExists } = host
  host.directoryExists = (folder) => folders.has(folder) || (directoryExists?.(folder) ?? true)
  host.fileExists = (file) => files.has(file) || fileExists(file)
  host.readFile = (file) => files.get(file)?.text ?? readFile(file)
  host.getSourceFile = (file, version) => {
    const text = files.get(file)?.text
    return text === undefined ? getSourceFile(file, version) : ts.createSourceFile(file, text, version)
  }
  const sources = publicPackages.flatMap((one) => [...sourcesOf(one).values()])
  const catalogues = globSync('packages/*/src/{,care/}allMessages.ts', { cwd: root })
  const program = ts.createProgram([...sources, ...catalogues, ...files.keys()], options, host)
  const wrong = [...files].flatMap(([file, { place }]) => {
    const source = program.getSourceFile(file)
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
      .filter((text) => !isOfReader(text))
      .map((text) => `${place}: ${text}`)
  })
  expect(blocks.length).toBeGreaterThan(20)
  expect(wrong).toEqual([])
}, 120_000)
