import { StrictMode, type ReactNode } from 'react'
import * as reactStatic from 'react-dom/static'
import { assembleSite } from '../assembleSite.ts'
import { Site } from '../Site.tsx'
import type { SiteConfig } from '../site.ts'
import { pageBrowser } from './pageBrowser.ts'
import type { PageVariant } from './pageVariant.ts'

class ComesLater extends Error {}

/** Stands where the page itself will be: React renders it in the browser, and its skeleton until then. */
export function comesLater(): never {
  throw new ComesLater('This page is rendered in the browser.')
}

/** Renders to a text. The build of React for Node has `prerender` from 19.2 on, and its stream before that too. */
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

/** Renders a path of a site as it looks before the operator has answered anything: HTML for the page's root. */
export async function prerenderPage(config: SiteConfig, path: string, variant: PageVariant): Promise<string> {
  const site = assembleSite(config, pageBrowser(path, variant))
  // Nothing of a page at build may reach an operator.
  site.services.operator.close()
  // It would bring a script inside the page, which the operator's policy refuses.
  site.router.options.scrollRestoration = false
  await site.router.load()
  const failures: unknown[] = []
  const html = await textOf(
    <StrictMode>
      <Site site={site} />
    </StrictMode>,
    // Boundaries that are sent later would bring scripts, too.
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
