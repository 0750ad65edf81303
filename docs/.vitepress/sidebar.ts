import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { DefaultTheme } from 'vitepress'

const docs = path.dirname(import.meta.dirname)

/** The first heading of a page. */
function titleOf(page: string): string {
  const text = readFileSync(path.join(docs, page), 'utf8')
  const title = /^# (.+)$/m.exec(text)?.[1]
  if (title === undefined) throw new Error(`docs/${page} has no title: its first line must be "# …".`)
  return title.replaceAll('`', '')
}

const entry = (page: string): DefaultTheme.SidebarItem => ({
  text: titleOf(page),
  link: `/${page.replace(/\.md$/, '')}`,
})

const pagesIn = (folder: string) =>
  globSync(`${folder}/*.md`, { cwd: docs })
    .filter((page) => path.basename(page) !== 'README.md' && path.basename(page) !== 'index.md')
    .map((page) => page.split(path.sep).join('/'))
    .toSorted()

/** The pages of a part of the documentation, in the order they are read in. */
const parts: Record<string, readonly string[]> = {
  Start: [
    'making-a-site.md',
    'checking-a-site.md',
    'making-a-brand.md',
    'configuring-a-brand.md',
    'making-a-feature.md',
  ],
  Concepts: [
    'contract.md',
    'betting-rules.md',
    'components.md',
    'headless.md',
    'parts.md',
    'casino-wallet.md',
    'verifying-a-round.md',
    'faults.md',
    'operator-sizes.md',
    'keys.md',
    'taps.md',
    'style.md',
  ],
  Tools: ['commands.md', 'console.md', 'deploy.md', 'operate.md', 'storybook.md', 'releases.md'],
}

const everyPlaced = new Set(Object.values(parts).flat())
const references = ['flags.md', 'anatomy.md', 'routes.md', 'security/asvs.md']

/** Returns the sidebar. Throws if a page of this folder is in no part, because readers would not find it. */
export function sidebar(): DefaultTheme.SidebarItem[] {
  const lost = globSync('*.md', { cwd: docs }).filter(
    (page) => page !== 'index.md' && !everyPlaced.has(page) && !references.includes(page),
  )
  if (lost.length > 0) throw new Error(`Name ${lost.join(', ')} in a part of docs/.vitepress/sidebar.ts.`)
  return [
    ...Object.entries(parts).map(([text, pages]) => ({ text, items: pages.map(entry) })),
    { text: 'Recipes', items: pagesIn('recipes').map(entry) },
    {
      text: 'Reference',
      items: [
        { text: 'Packages', link: '/reference/' },
        ...references.map(entry),
        { text: 'The specification', link: '/spec/' },
      ],
    },
    {
      text: 'Decisions',
      collapsed: true,
      items: [{ text: 'All', link: '/decisions/' }, ...pagesIn('decisions').map(entry)],
    },
  ]
}
