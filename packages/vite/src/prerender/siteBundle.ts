import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setSourceMapsEnabled } from 'node:process'
import { pathToFileURL } from 'node:url'
import type { PrerenderedSite } from '@kit/shell/prerender'
import { build, type InlineConfig } from 'vite'

const entry = 'virtual:kit-in-node'

/**
 * Bundles the module `code` for Node as the site in `root` is bundled, and resolves with the result of its export
 * `run`. It may import the site's own files, whose styles and file URLs need a bundler.
 */
export async function runInSite<Answer>(config: InlineConfig, root: string, code: string): Promise<Answer> {
  // Inside the site, so that external packages resolve as they do for the site.
  const folder = path.join(root, 'node_modules', '.kit-in-node', `${process.pid}-${crypto.randomUUID()}`)
  try {
    await build({
      ...config,
      logLevel: 'error',
      plugins: [
        ...(config.plugins ?? []),
        {
          name: 'kit-in-node-entry',
          resolveId: (source) => (source === entry ? `\0${entry}` : undefined),
          load: (id) => (id === `\0${entry}` ? code : undefined),
        },
      ],
      build: {
        ...config.build,
        ssr: true,
        // Errors then name the source line.
        sourcemap: true,
        outDir: folder,
        emptyOutDir: true,
        rolldownOptions: { input: entry, output: { entryFileNames: 'inNode.mjs' } },
      },
    })
    setSourceMapsEnabled(true)
    const { run } = (await import(pathToFileURL(path.join(folder, 'inNode.mjs')).href)) as {
      run(): Promise<Answer>
    }
    // It loads more of the bundle while it runs.
    return await run()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export const prerenderedSite = (
  config: InlineConfig,
  root: string,
  configuration: string,
): Promise<PrerenderedSite> =>
  runInSite(
    config,
    root,
    `import { prerenderSite } from '@kit/shell/prerender'
import { site } from '${configuration}'
export const run = () => prerenderSite(site)
`,
  )
