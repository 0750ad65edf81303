import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { fromSource, isSource } from '../fromSource.ts'

const entry = 'virtual:kit-boot'
const nothing = 'virtual:kit-nothing'

const entryOf = (modules: readonly string[]) => `
import { startBoot } from '@kit/shell/boot'
${modules.map((module, index) => `import { boot as boot${index} } from '${module}'`).join('\n')}
startBoot([${modules.map((_, index) => `boot${index}`).join(', ')}])
`

/**
 * The program that paints first prices before React, in one file: bundles the features' boots with the shell's own small stand-in for React. What a component would load later is left
 * out: it belongs to the site.
 */
export async function bootBundle(root: string, modules: readonly string[]): Promise<string> {
  const config: InlineConfig = {
    ...(isSource && fromSource),
    root,
    configFile: false,
    logLevel: 'error',
    resolve: {
      ...(isSource && fromSource.resolve),
      alias: [
        { find: /^react\/jsx-(?:dev-)?runtime$/, replacement: '@kit/shell/boot/jsx-runtime' },
        { find: /^react$/, replacement: '@kit/shell/boot/react' },
        { find: /^@tanstack\/react-query$/, replacement: '@kit/shell/boot/react-query' },
      ],
    },
    plugins: [
      {
        name: 'kit-boot-entry',
        enforce: 'pre',
        resolveId: (source) => (source === entry || source === nothing ? `\0${source}` : undefined),
        resolveDynamicImport: () => ({ id: `\0${nothing}` }),
        load(id) {
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
