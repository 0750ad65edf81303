// `npm run build` of a package for browsers, in whose folder it runs: its scripts and styles, a file for each source, so that
// whoever bundles a site decides what loads together. Each script imports the styles it needs. Types are made by tsup.
import { cpSync, globSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { kitStyles } from './library/kitStyles.ts'
import { effectEvent } from './library/effectEvent.ts'
import { bundledUrls } from './library/bundledUrls.ts'
import { writeSheets } from './library/writeSheets.ts'

const folder = process.cwd()
const source = path.join(folder, 'src')
const dist = path.join(folder, 'dist')
const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  exports: Record<string, string | { '@kit/source'?: string }>
}
const entries = Object.values(exports).flatMap((target) =>
  typeof target === 'string' ? [] : (target['@kit/source'] ?? []),
)
/** The index of a folder stays a file of its own, also where only what it passes on is used. */
const indexes = globSync('src/*/index.ts').map((file) => `./${file.replaceAll(path.sep, '/')}`)

rmSync(dist, { recursive: true, force: true })
const styles = kitStyles(folder)
const bundle = await rolldown({
  input: [...new Set([...entries, ...indexes])],
  platform: 'neutral',
  external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
  plugins: [bundledUrls(), effectEvent(), styles.plugin],
  transform: { jsx: 'react-jsx', target: 'es2022' },
  // Each source stays a module of its own, and keeps its directive.
  onLog: (level, log, report) => log.code === 'MODULE_LEVEL_DIRECTIVE' || report(level, log),
})
await bundle.write({
  dir: dist,
  format: 'es',
  preserveModules: true,
  preserveModulesRoot: source,
  // A name that ends in `.css.js` would be evaluated once more by whoever bundles the site with vanilla-extract.
  entryFileNames: ({ name }) => `${name.replace(/\.css$/, '.styles')}.js`,
})
await bundle.close()
for (const icon of globSync('src/**/*.svg')) cpSync(icon, icon.replace('src', 'dist'))
writeSheets(folder, styles)
