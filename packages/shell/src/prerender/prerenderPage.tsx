import { StrictMode, type ReactNode } from 'react'
import * as reactStatic from 'react-dom/static'
import { assembleSite } from '../assembleSite.ts'
import { Site } from '../Site.tsx'
import type { SiteConfig } from '../site.ts'
import { pageBrowser } from './pageBrowser.ts'
import type { PageVariant } from './pageVariant.ts'

class ComesLater extends Error {}

/**
 * Suspends in place of the page itself: React renders it in the browser; its skeleton is shown
 * until then.
 */
export function comesLater(): never {
  throw new ComesLater('This page is rendered in the browser.')
}

/**
 * Renders to a string. React's build for Node has `prerender` since 19.2, and its stream before
 * that.
 */
async function textOf(node: ReactNode, options: reactStatic.PrerenderOptions): Promise<string> {
  const { prerender } = reactStatic as Partial<typeof reactStatic>
  if (prerender) return new Response((await prerender(node, options)).prelude).text()
  const { prelude } = await reactStatic.prerenderToNodeStream(node, options)
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of prelude as AsyncIterable<Uint8Array>)
    text += decoder.decode(chunk, { stream: true })
  return text
}

/** Renders the HTML of a path before the operator has answered anything, for the page's root. */
export async function prerenderPage(config: SiteConfig, path: string, variant: PageVariant): Promise<string> {
  const site = assembleSite(config, pageBrowser(path, variant))
  // A build must not call an operator.
  site.services.operator.close()
  // It would add an inline script, which the operator's policy refuses.
  site.router.options.scrollRestoration = false
  await site.router.load()
  const failures: unknown[] = []
  const html = await textOf(
    <StrictMode>
      <Site site={site} />
    </StrictMode>,
    // Deferred boundaries would add scripts, too.
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void (error instanceof ComesLater || failures.push(error)),
    },
  )
  const [failure] = failures
  if (failure !== undefined)
    throw new Error(
      `The page ${path} begins empty, for it cannot be rendered at build: ${failure instanceof Error ? failure.message : String(failure)}`,
    )
  return html
}
