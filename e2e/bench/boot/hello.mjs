import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'

const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8' }
const root = path.join(import.meta.dirname, '../../..')

/** Builds a page that only starts React. Returns its files by path. */
export async function buildHello() {
  await build({ configFile: path.join(import.meta.dirname, 'hello/vite.config.ts'), logLevel: 'warn' })
  const folder = path.join(root, '.kit/bench-hello')
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => types[path.extname(name)])
  return Object.fromEntries(
    await Promise.all(
      files.map(async (name) => [
        name === 'index.html' ? '/' : `/${name}`,
        { type: types[path.extname(name)], body: await readFile(path.join(folder, name)) },
      ]),
    ),
  )
}
