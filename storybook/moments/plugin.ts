import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { Plugin } from 'vite'

const name = 'virtual:moments'
const prefix = `\0${name}`

interface Found {
  entry: { id: string }
  take: unknown
}

function found(...args: string[]): Found[] {
  const main = path.join(import.meta.dirname, 'main.ts')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--no-warnings', '--conditions=@kit/source', main, '--takes', ...args],
    { encoding: 'utf8', maxBuffer: 512 * 1024 * 1024 },
  )
  if (status !== 0) throw new Error(`The moments of markets cannot be read:\n${stderr}`)
  return JSON.parse(stdout) as Found[]
}

/**
 * Provides the takes of markets to Storybook as a module: `virtual:moments`. Recordings in
 * KIT_TEST_DATA are played in development only. Builds and tests use simulated ones, so that both are the same
 * on every machine.
 */
export function moments(): Plugin {
  let only: string[] = []
  let known: Found[] | undefined
  return {
    name: 'kit-moments',
    configResolved({ command }) {
      only = command === 'serve' && !process.env['VITEST'] ? [] : ['--simulated']
    },
    resolveId: (id) => (id.startsWith(name) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(prefix)) return undefined
      const all = (known ??= found(...only))
      const wanted = id.slice(prefix.length + 1)
      if (wanted) {
        const take = all.find(({ entry }) => entry.id === wanted)?.take
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(take))})`
      }
      const loaders = all.map(
        ({ entry }) => `${JSON.stringify(entry.id)}: () => import('${name}/${entry.id}')`,
      )
      return `export const takes = ${JSON.stringify(all.map(({ entry }) => entry))}\nexport const loaders = { ${loaders.join(', ')} }`
    },
  }
}
