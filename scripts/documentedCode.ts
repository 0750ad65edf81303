import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './workspaces.ts'

/** Names that pages define once: a block that uses one of them need not import it. */
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

export interface Block {
  /** Location, for example `docs/contract.md:27`. */
  place: string
  code: string
}

export const blocksOf = (patterns: string[]): Block[] =>
  globSync(patterns, { cwd: root })
    .toSorted()
    .flatMap((page) => {
      const text = readFileSync(path.join(root, page), 'utf8')
      return [...text.matchAll(/^```tsx?\n([\s\S]*?)^```$/gm)].map(({ index, 1: code = '' }) => ({
        place: `${page}:${text.slice(0, index).split('\n').length}`,
        code,
      }))
    })

const isDeclared = (name: string, code: string) =>
  new RegExp(`(import [^;\\n]*|(const|function|interface) (\\{ )?)\\b${name}\\b`).test(code)

/** Returns true if a compiler's message is about a file that the reader has, or about a built style sheet. */
export const isOfReader = (text: string): boolean =>
  /(Cannot find module|type declarations for side-effect import of) '(\.\.?\/|@[\w-]+\/throwaway|.*(\.css|\?worker&url)')/.test(
    text,
  )

/** Returns the code with the imports that its page assumes. */
export const whole = ({ code }: Block): string =>
  [
    ...Object.entries(known).flatMap(([name, line]) =>
      new RegExp(`\\b${name}\\b`).test(code) && !isDeclared(name, code) ? [line] : [],
    ),
    code,
    'export {}',
  ].join('\n')
