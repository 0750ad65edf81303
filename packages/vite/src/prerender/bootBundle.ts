import path from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { fromSource, isSource } from '../fromSource.ts'
import { lightIcons } from '../lightIcons.ts'
import { messagesNamed } from './messagesNamed.ts'

const entry = 'virtual:kit-boot'
const earlyParts = 'virtual:kit-early'
/** Stands where the texts come, which are known once the code that names them is. */
const wordsHere = 'kit:words'
/**
 * Almost all of a boot runs as it begins: browsers that know this compile it while it comes, beside the page, not function
 * by function as each is called.
 */
const compiledWhole = '//# allFunctionsCalledOnLoad\n'
/** Vite's own, around every import of a later part. */
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

/** What paints on a page and what shows something for its taps, as modules. */
export interface BootModules {
  boots: readonly string[]
  early: readonly { on: string; module: string; given?: Readonly<Record<string, unknown>> }[]
  /** The site's texts; those that an early part names come with it. */
  messages: Readonly<Record<string, string>>
}

/** A program in one file, and the file that it loads for taps. */
export interface BootFiles {
  /** Address and code. */
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
 * The program that paints first prices before React: bundles the features' boots with the shell's own small stand-in for
 * React, and into a second file what shows something for a tap. What a component would load later is left out: it belongs to
 * the site.
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
          // From the site: a library that asks for React need not see our packages.
          return standIn && this.resolve(standIn, path.join(root, 'site.config.ts'), { skipSelf: true })
        },
        // The parts of the site: nobody loads them here.
        resolveDynamicImport: (source) =>
          source === earlyParts ? `\0${earlyParts}` : { id: 'kit:later', external: true },
        load(id) {
          // Nothing else comes later, so nothing is loaded ahead of it.
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
        // Components that only the site renders name parts of React that the stand-in has not; none of them is kept.
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
      `The boot of the site could not be bundled: ${files.map(({ fileName }) => fileName).join()}`,
    )
  return { program: bootOf(program), ...(early && { early: bootOf(early) }) }
}
