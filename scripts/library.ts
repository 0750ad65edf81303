// `npm run build` of a package for browsers, run in its folder: writes its scripts and styles, a file for each
// source, so that a site's bundler decides what loads together. Each script imports the styles it needs. tsup makes
// the types.
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
/** The index of a folder stays a separate file, even if only its re-exports are used. */
const indexes = globSync('src/*/index.ts').map((file) => `./${file.replaceAll(path.sep, '/')}`)

rmSync(dist, { recursive: true, force: true })
const styles = kitStyles(folder)
const bundle = await rolldown({
  input: [...new Set([...entries, ...indexes])],
  platform: 'neutral',
  external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
  plugins: [bundledUrls(), effectEvent(), styles.plugin],
  transform: { jsx: 'react-jsx', target: 'es2022' },
  // Each source stays a separate module and keeps its directive.
  onLog: (level, log, report) => log.code === 'MODULE_LEVEL_DIRECTIVE' || report(level, log),
})
await bundle.write({
  dir: dist,
  format: 'es',
  preserveModules: true,
  preserveModulesRoot: source,
  // vanilla-extract in a site's build would evaluate a name that ends in `.css.js` again.
  entryFileNames: ({ name }) => `${name.replace(/\.css$/, '.styles')}.js`,
})
await bundle.close()
for (const icon of globSync('src/**/*.svg')) cpSync(icon, icon.replace('src', 'dist'))
writeSheets(folder, styles)
