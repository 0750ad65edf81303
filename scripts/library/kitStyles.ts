import path from 'node:path'
import { compile, processVanillaFile } from '@vanilla-extract/integration'
import type { Plugin } from 'rolldown'

/** Collected while the package's scripts are bundled. */
export interface KitStyles {
  plugin: Plugin
  /** CSS by its sheet, relative to the folder of the sources: `market/grid.css`. */
  sheets: ReadonlyMap<string, string>
  /** Returns the sheets that an entry needs, in import order. The entry is a file of the sources. */
  sheetsOf(entry: string): readonly string[]
  entries(): readonly string[]
}

/** `package.json` names the sheets under `imports`: Node, which cannot import CSS, reads an empty script instead. */
const imported = (sheet: string) => `import '#styles/${sheet}';`

/**
 * Evaluates the style files of a package. Each becomes a script with its class names, which imports its sheet, and
 * the sheet. Names are as short as in a built site, and derived from the names of the package and the file.
 */
export function kitStyles(folder: string): KitStyles {
  const sheets = new Map<string, string>()
  const sheetsOfModule = new Map<string, string[]>()
  const orders = new Map<string, string[]>()

  async function scriptOf(file: string): Promise<string> {
    const own: string[] = []
    sheetsOfModule.set(file, own)
    const { source } = await compile({ filePath: file, cwd: folder, identOption: 'short' })
    return processVanillaFile({
      source,
      filePath: file,
      identOption: 'short',
      serializeVirtualCssPath({ fileScope, source: css }) {
        const sheet = fileScope.filePath.replace(/^src\//, '').replace(/\.ts$/, '')
        sheets.set(sheet, css)
        own.push(sheet)
        return imported(sheet)
      },
    })
  }

  const plugin: Plugin = {
    name: 'kit-styles',
    async load(id) {
      if (!id.endsWith('.css.ts')) return null
      return { code: await scriptOf(id), moduleType: 'js', moduleSideEffects: true }
    },
    buildEnd(error) {
      if (error) return
      for (const entry of this.getModuleIds())
        if (this.getModuleInfo(entry)?.isEntry) {
          const order = new Set<string>()
          const seen = new Set<string>()
          const visit = (id: string) => {
            const info = this.getModuleInfo(id)
            if (!info || seen.has(id)) return
            seen.add(id)
            for (const below of info.importedIds) visit(below)
            for (const sheet of sheetsOfModule.get(id) ?? []) order.add(sheet)
            for (const later of info.dynamicallyImportedIds) visit(later)
          }
          visit(entry)
          orders.set(path.relative(path.join(folder, 'src'), entry).replaceAll(path.sep, '/'), [...order])
        }
    },
  }
  return {
    plugin,
    sheets,
    sheetsOf: (entry) => orders.get(entry) ?? [],
    entries: () => [...orders.keys()],
  }
}
