import path from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { fromSource, isSource } from '../fromSource.ts'
import { lightIcons } from '../lightIcons.ts'
import { messagesNamed } from './messagesNamed.ts'

const entry = 'virtual:kit-boot'
const earlyParts = 'virtual:kit-early'
/** Placeholder for the messages, which are known once the code that names them is bundled. */
const wordsHere = 'kit:words'
/**
 * Almost all of a bootstrap script runs immediately: browsers that know this comment compile it during the download
 * instead of function by function.
 */
const compiledWhole = '//# allFunctionsCalledOnLoad\n'
/** Vite's helper around every dynamic import. */
const preloader = '\0vite/preload-helper.js'

const standIns: ReadonlyMap<string, string> = new Map([
  ['react', '@kit/shell/boot/react'],
  ['react/jsx-runtime', '@kit/shell/boot/jsx-runtime'],
  ['react/jsx-dev-runtime', '@kit/shell/boot/jsx-runtime'],
  ['@tanstack/react-query', '@kit/shell/boot/react-query'],
  ['@tanstack/react-virtual', '@kit/shell/boot/react-virtual'],
  ['@radix-ui/react-dialog', '@kit/shell/boot/radix-dialog'],
  ['@radix-ui/react-tabs', '@kit/shell/boot/radix-tabs'],
  ['radix-ui', '@kit/shell/boot/radix'],
  ['react-hook-form', '@kit/shell/boot/react-hook-form'],
])

export interface BootModules {
  boots: readonly string[]
  early: readonly { on: string; module: string; given?: Readonly<Record<string, unknown>> }[]
  /** The site's messages; those that a lazily loaded part names are bundled with it. */
  messages: Readonly<Record<string, string>>
}

export interface BootFiles {
  program: Boot
  early?: Boot
}

export interface Boot {
  code: string
  address: string
}

const named = (name: string, modules: readonly string[]) =>
  modules.map((module, index) => `import { ${name} as ${name}${index} } from '${module}'`).join('\n')
const listed = (name: string, { length }: readonly unknown[]) =>
  `[${Array.from({ length }, (_, index) => `${name}${index}`).join(', ')}]`

const entryOf = ({ boots, early }: BootModules) => `
import { startBoot } from '@kit/shell/boot'
${named('boot', boots)}
startBoot(${listed('boot', boots)}${
  early.length > 0
    ? `, { on: ${JSON.stringify(early.map(({ on }) => on))}, load: () => import('${earlyParts}') }`
    : ''
})
`

const earlyOf = ({ early }: BootModules) => `
${named(
  'tap',
  early.map(({ module }) => module),
)}
export const taps = ${listed('tap', early)}
export const given = ${JSON.stringify(Object.assign({}, ...early.map(({ given }) => given)))}
export const words = '${wordsHere}'
`

/**
 * The features' modules with the shell's small replacement for React, and in a second file the early overlay.
 * Lazy imports of components are left out: they belong to the site.
 */
export async function bootBundle(root: string, modules: BootModules): Promise<BootFiles> {
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
          if (source === entry || source === earlyParts) return `\0${source}`
          const standIn = standIns.get(source)
          // Resolved from the site: a library that imports React need not see our packages.
          return standIn && this.resolve(standIn, path.join(root, 'site.config.ts'), { skipSelf: true })
        },
        // Chunks of the site, which are not loaded here.
        resolveDynamicImport: (source) =>
          source === earlyParts ? `\0${earlyParts}` : { id: 'kit:later', external: true },
        load(id) {
          // Preloads nothing, because nothing else is lazy.
          if (id === preloader) return 'export const __vitePreload = (load) => load()'
          if (id === `\0${entry}`) return entryOf(modules)
          return id === `\0${earlyParts}` ? earlyOf(modules) : undefined
        },
        renderChunk(code, { isEntry }) {
          if (isEntry) return undefined
          const words = JSON.stringify(messagesNamed(modules.messages, code))
          return code.replace(new RegExp(`["'\`]${wordsHere}["'\`]`), () => words)
        },
      },
      lightIcons(),
      ...vanillaExtractPlugin(),
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        // Components that only the site renders import parts of React that its replacement lacks; none of them is
        // kept.
        shimMissingExports: true,
        output: { entryFileNames: 'assets/boot-[hash].js', chunkFileNames: 'assets/early-[hash].js' },
        onwarn: () => {},
      },
    },
  }
  const built = (await build(config)) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[]
  const output = (Array.isArray(built) ? built : [built]).flatMap((one) => one.output)
  const files = output.filter((part) => part.type === 'chunk')
  const bootOf = ({ fileName, code }: Rolldown.OutputChunk): Boot => ({
    address: `/${fileName}`,
    code: compiledWhole + code,
  })
  const program = files.find(({ isEntry }) => isEntry)
  const [early, ...others] = files.filter(({ isEntry }) => !isEntry)
  if (!program || others.length > 0)
    throw new Error(
      `The bootstrap script of the site could not be bundled: ${files.map(({ fileName }) => fileName).join()}`,
    )
  return { program: bootOf(program), ...(early && { early: bootOf(early) }) }
}
