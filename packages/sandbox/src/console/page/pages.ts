import type { Page } from '@kit/sdk/contract'
import { el } from './dom.ts'

export function pages(page: Omit<Page<unknown>, 'docs'>, go: (page: number) => void): HTMLElement | null {
  if (!page.previousPage && !page.nextPage) return null
  const button = (id: string, words: string, to: number, isThere: boolean) =>
    el('button', { type: 'button', id, disabled: !isThere, onclick: () => go(to) }, words)
  return el(
    'nav',
    { class: 'buttons', 'aria-label': 'Pages' },
    button('page-before', 'Earlier', page.previousPageNumber ?? 1, page.previousPage),
    el('span', { class: 'quiet' }, `${page.showingFrom}–${page.showingTo} of ${page.totalDocs}`),
    button('page-after', 'Later', page.nextPageNumber ?? 1, page.nextPage),
  )
}
