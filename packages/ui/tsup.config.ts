import { existsSync, readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { library } from '../../tsup.library.ts'

const folders = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`src/${entry.name}/index.ts`))
  .map((entry) => entry.name)

export default library({
  // One entry per part: a single entry would put every part in every bundle.
  entry: {
    index: 'src/index.ts',
    ...Object.fromEntries(folders.map((folder) => [`${folder}/index`, `src/${folder}/index.ts`])),
  },
  sourcemap: false,
  // Only the package's main entry has types; the others exist for bundlers.
  dts: { entry: 'src/index.ts' },
  // Bundling drops "use client" of single modules; a server's components import the main entry, which needs it.
  async onSuccess() {
    const door = 'dist/index.js'
    await writeFile(door, `'use client'\n${await readFile(door, 'utf8')}`)
  },
})
