import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { blocksOf, whole } from '../../documentedCode.ts'
import { rescoped } from '../../outside/scope.ts'

type Run = (folder: string) => string

export interface Commands {
  compile: Run
  build: Run
  check: Run
}

function documented(page: string, words: string): string {
  const block = blocksOf([page]).find(({ code }) => code.includes(words))
  if (!block) throw new Error(`${page} has no block with ${words}: the test of extensions uses it.`)
  return whole(block)
}

const slipAction = `import type { SlipActionProps } from '@kit/betting/feature'
import { formatPoints } from '@kit/ui'

export function SlipAction({ draft, lock, onPlace, short }: SlipActionProps) {
  return (
    <button disabled={onPlace === undefined} onClick={onPlace}>
      {short === undefined ? \`Set sail on \${draft.runnerName}\` : \`\${formatPoints(short)} missing\`} {lock}
    </button>
  )
}
`

/** Returns the files that a team adds: the header and the feature of the documentation, and a slip action. */
const filesOf = (): Readonly<Record<string, string>> => ({
  'Header.tsx': documented('docs/headless.md', 'export function Header()'),
  'SlipAction.tsx': slipAction,
  'feature.ts': documented('docs/recipes/a-feature.md', 'export function tickets()'),
  'messages.ts': "export const messages = { 'tickets.title': 'Tickets' }\n",
  'TicketsPage.tsx': 'export default function TicketsPage() {\n  return <h1>Tickets</h1>\n}\n',
})

const extended = (configuration: string): string =>
  `import { replace } from '@kit/shell/parts'\nimport { Header } from './Header'\nimport { tickets } from './feature'\n${configuration}`.replace(
    /features: \[/,
    `parts: {
    header: replace(Header),
    slipAction: replace({ load: async () => ({ default: (await import('./SlipAction')).SlipAction }) }),
  },
  features: [tickets(), `,
  )

/**
 * Adds a header, a slip action and a small feature to a created site, and compiles, builds and checks it with its
 * original size budgets. Returns the faults. Restores the site afterwards, except for its build.
 */
export function faultsOfExtensions(
  site: string,
  scope: string,
  { compile, build, check }: Commands,
): string[] {
  const configuration = path.join(site, 'site.config.ts')
  const before = readFileSync(configuration, 'utf8')
  const files = Object.entries(filesOf())
  try {
    for (const [name, text] of files) writeFileSync(path.join(site, name), rescoped(text, scope))
    writeFileSync(configuration, rescoped(extended(before), scope))
    const types = compile(site)
    build(site)
    const said = check(site)
    return [
      ...(types === '' ? [] : [`The extended site does not compile: ${types}`]),
      ...(said.includes('Nothing is wrong.') && said.includes('✓ budgets')
        ? []
        : [`kit check refuses the extended site:\n${said}`]),
    ]
  } finally {
    writeFileSync(configuration, before)
    for (const [name] of files) rmSync(path.join(site, name), { force: true })
  }
}
