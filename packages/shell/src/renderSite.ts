import type { ReactNode } from 'react'
import { createRoot, type RootOptions } from 'react-dom/client'
import type { AssembledSite } from './assembledSite.ts'
import type { HandOver } from './boot/handOver.ts'
import { languageOf, languagesOf } from './language/languages.ts'

/**
 * The messages of a non-default language are loaded first, so that the default ones do not flash.
 */
async function showLanguage(site: AssembledSite): Promise<void> {
  if (languageOf(site) === languagesOf(site.config)[0]) return
  try {
    await (await import('./language/showLanguage.ts')).showLanguage(site)
  } catch (error) {
    site.services.onError(error, 'the texts of a language')
  }
}

/** The page is empty before. Returns a function that unmounts the site. */
export function renderSite(
  site: AssembledSite,
  element: Element,
  page: ReactNode,
  errors: RootOptions,
  handOver: HandOver | undefined,
): () => void {
  handOver?.end()
  const stop = site.start()
  let isOver = false
  let unmount = () => {}
  const begin = async () => {
    await Promise.all([handOver?.style(), showLanguage(site)])
    if (isOver) return
    const root = createRoot(element, errors)
    root.render(page)
    unmount = () => root.unmount()
  }
  void begin()
  return () => {
    isOver = true
    unmount()
    stop()
  }
}
