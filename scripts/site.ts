// Builds a site: `npm run build:site -- [SITE] [--brand NAME] [--out FOLDER]`. With `--serve PORT`, serves it for
// development. `--uncompressed` leaves out the compressed files, `--compress` writes only them: `npm start` serves
// the site in between.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build, createServer, type InlineConfig } from 'vite'
import { kit } from '../packages/vite/src/index.ts'
import { precompress } from '../packages/vite/src/precompressed.ts'
import { root } from './workspaces.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    brand: { type: 'string' },
    out: { type: 'string' },
    serve: { type: 'string' },
    uncompressed: { type: 'boolean' },
    compress: { type: 'boolean' },
  },
})
const folder = path.join(root, 'sites', positionals[0] ?? 'b2c')
const plugins = kit({ brand: values.brand, operator: process.env['KIT_SANDBOX'] })
const config: InlineConfig = {
  root: folder,
  configFile: false,
  plugins: values.uncompressed ? plugins.filter(({ name }) => name !== 'kit-precompressed') : plugins,
  logLevel: 'warn',
}

if (values.compress) {
  await precompress(values.out ?? path.join(folder, 'dist'))
} else if (values.serve === undefined) {
  await build({ ...config, build: { outDir: values.out ?? 'dist', emptyOutDir: true } })
} else {
  const port = Number(values.serve)
  const server = await createServer({ ...config, server: { port, strictPort: true, host: '127.0.0.1' } })
  await server.listen()
}
