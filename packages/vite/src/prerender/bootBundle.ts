import path from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { fromSource, isSource } from '../fromSource.ts'

const entry = 'virtual:kit-boot'
const nothing = 'virtual:kit-nothing'
/** Vite's own, around every import of a later part. */
const preloader = '\0vite/preload-helper.js'

const standIns: ReadonlyMap<string, string> = new Map([
  ['react', '@kit/shell/boot/react'],
  ['react/jsx-runtime', '@kit/shell/boot/jsx-runtime'],
  ['react/jsx-dev-runtime', '@kit/shell/boot/jsx-runtime'],
  ['@tanstack/react-query', '@kit/shell/boot/react-query'],
  ['@tanstack/react-virtual', '@kit/shell/boot/react-virtual'],
])

const entryOf = (modules: readonly string[]) => `
import { startBoot } from '@kit/shell/boot'
${modules.map((module, index) => `import { boot as boot${index} } from '${module}'`).join('\n')}
startBoot([${modules.map((_, index) => `boot${index}`).join(', ')}])
`

/**
 * The program that paints first prices before React, in one file: bundles the features' boots with the shell's own small
 * stand-in for React. What a component would load later is left out: it belongs to the site.
 */
export async function bootBundle(root: string, modules: readonly string[]): Promise<string> {
  const config: InlineConfig = {
    ...(isSource && fromSource),
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'kit-boot-entry',
        enforce: 'pre',
        resolveId(source) {
          if (source === entry || source === nothing) return `\0${source}`
          const standIn = standIns.get(source)
          // From the site: a library that asks for React need not see our packages.
          return standIn && this.resolve(standIn, path.join(root, 'site.config.ts'), { skipSelf: true })
        },
        resolveDynamicImport: () => ({ id: `\0${nothing}` }),
        load(id) {
          // Nothing comes later, so nothing is loaded ahead of it.
          if (id === preloader) return 'export const __vitePreload = (load) => load()'
          if (id === `\0${entry}`) return entryOf(modules)
          return id === `\0${nothing}` ? 'export default undefined' : undefined
        },
      },
      ...vanillaExtractPlugin(),
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        // Components that only the site renders name parts of React that the stand-in has not; none of them is kept.
        shimMissingExports: true,
        output: { codeSplitting: false },
        onwarn: () => {},
      },
    },
  }
  const built = (await build(config)) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[]
  const output = (Array.isArray(built) ? built : [built]).flatMap((one) => one.output)
  const chunk = output.find((part) => part.type === 'chunk')
  if (!chunk) throw new Error('The boot of the site could not be bundled.')
  return chunk.code
}
