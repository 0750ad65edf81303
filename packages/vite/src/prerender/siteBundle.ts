import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PrerenderedSite } from '@kit/shell/prerender'
import { build, type InlineConfig } from 'vite'

const entry = 'virtual:kit-prerender'

const codeOf = (configuration: string) => `
import { prerenderSite } from '@kit/shell/prerender'
import { site } from '${configuration}'
export const prerendered = () => prerenderSite(site)
`

/** Renders the pages of the site with this configuration: bundles the site for Node and asks it. */
export async function prerenderedSite(
  config: InlineConfig,
  root: string,
  configuration: string,
): Promise<PrerenderedSite> {
  // Inside the site, so that what is not bundled is found where the site finds it.
  const folder = path.join(root, 'node_modules', '.kit-prerender', String(process.pid))
  try {
    await build({
      ...config,
      logLevel: 'error',
      plugins: [
        ...(config.plugins ?? []),
        {
          name: 'kit-prerender-entry',
          resolveId: (source) => (source === entry ? `\0${entry}` : undefined),
          load: (id) => (id === `\0${entry}` ? codeOf(configuration) : undefined),
        },
      ],
      build: {
        ...config.build,
        ssr: true,
        outDir: folder,
        emptyOutDir: true,
        rolldownOptions: { input: entry, output: { entryFileNames: 'prerender.mjs' } },
      },
    })
    const { prerendered } = (await import(pathToFileURL(path.join(folder, 'prerender.mjs')).href)) as {
      prerendered(): Promise<PrerenderedSite>
    }
    return await prerendered()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
