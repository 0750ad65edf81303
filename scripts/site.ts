// Builds a site: `npm run build:site -- [SITE] [--brand NAME] [--out FOLDER]`. With `--serve PORT`, serves it for development.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build, createServer, type InlineConfig } from 'vite'
import { kit } from '../packages/vite/src/index.ts'
import { root } from './workspaces.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { brand: { type: 'string' }, out: { type: 'string' }, serve: { type: 'string' } },
})
const folder = path.join(root, 'sites', positionals[0] ?? 'b2c')
const config: InlineConfig = {
  root: folder,
  configFile: false,
  plugins: [kit({ brand: values.brand, operator: process.env['KIT_SANDBOX'] })],
  logLevel: 'warn',
}

if (values.serve === undefined) {
  await build({ ...config, build: { outDir: values.out ?? 'dist', emptyOutDir: true } })
} else {
  const port = Number(values.serve)
  const server = await createServer({ ...config, server: { port, strictPort: true, host: '127.0.0.1' } })
  await server.listen()
}
