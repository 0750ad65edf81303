import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { SiteConfig } from 'vitepress'

/** Returns the title and the first sentence of a page. */
function firstWords(text: string): { title: string; sentence: string } | undefined {
  const [heading = '', ...paragraphs] = text.trim().split(/\n\n+/)
  const title = /^# (.+)$/.exec(heading)?.[1]
  if (title === undefined) return undefined
  // Decisions begin with a status line.
  const prose = paragraphs.find((paragraph) => /^(?!Status: )[^#|`<!\-\d]/.test(paragraph)) ?? ''
  const words = prose.replaceAll('\n', ' ').replace('**Context.** ', '')
  return { title, sentence: /^.*?\.(?=\s|$)/.exec(words)?.[0] ?? words }
}

/** Writes llms.txt for programs: the address and the first sentence of every page. */
export function writeWordsForMachines({ outDir, pages, srcDir, site }: SiteConfig): void {
  const lines = pages.flatMap((page) => {
    const file = path.join(srcDir, page)
    // Pages of packages are generated from their sources.
    const words = existsSync(file) ? firstWords(readFileSync(file, 'utf8')) : undefined
    return words ? [`- [${words.title}](/${page.replace(/\.md$/, '.html')}): ${words.sentence}`] : []
  })
  const head = [`# ${site.title}`, '', `> ${site.description}`, '']
  writeFileSync(path.join(outDir, 'llms.txt'), [...head, ...lines, ''].join('\n'))
}
