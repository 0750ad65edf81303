// `npm run build` of a package that runs in Node and reads files next to its modules: each source stays a separate
// module in `dist`, at its path in `src`, with the files next to it.
import { chmodSync, cpSync, globSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { rolldown } from 'rolldown'

const { exports, bin = {} } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  exports: Record<string, string | { '@kit/source'?: string }>
  bin?: Record<string, string>
}
const commands = Object.values(bin)
const sourceOf = (file: string) => file.replace('./dist/', './src/').replace(/\.js$/, '.ts')
const entries = Object.values(exports).flatMap((target) =>
  typeof target === 'string' ? [] : (target['@kit/source'] ?? []),
)
/** Files that are found by path: programs, and files that pages load. */
const foundByPath = globSync(
  ['src/**/*Process.ts', 'src/console/page/*.ts', 'src/operator/faults/faultCalls.ts'],
  {
    exclude: ['**/*.test.ts'],
  },
).map((file) => `./${file.replaceAll(path.sep, '/')}`)

rmSync('dist', { recursive: true, force: true })
const bundle = await rolldown({
  input: [...new Set([...entries, ...commands.map(sourceOf), ...foundByPath])],
  platform: 'node',
  external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
  transform: { target: 'es2022' },
})
await bundle.write({ dir: 'dist', format: 'es', preserveModules: true, preserveModulesRoot: 'src' })
await bundle.close()
for (const file of globSync('src/**/*.{sql,png,js,css,html}'))
  cpSync(file, path.join('dist', path.relative('src', file)))
for (const file of commands) chmodSync(file, 0o755)
