import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { layersInOrder } from '../../packages/vite/src/layerOrder.ts'
import type { KitStyles } from './kitStyles.ts'

/** Returns true for a separate sheet, for example a brand of the tokens. */
const isApart = (sheet: string) => /^brands\/[\w-]+\//.test(sheet)

/** Copies the fonts that a sheet names by package, and names them by path, so that a plain link works too. */
function withFonts(css: string, sheet: string, folder: string): string {
  const require = createRequire(path.join(folder, 'package.json'))
  return css.replaceAll(/url\((["']?)(@fontsource[^"')]+)\1\)/g, (_, _quote, address: string) => {
    const font = `fonts/${path.posix.basename(address)}`
    cpSync(require.resolve(address), path.join(folder, 'dist', font))
    return `url("${path.posix.relative(path.posix.dirname(sheet), font)}")`
  })
}

/**
 * Writes the sheets of a package: each next to its script, and joined for pages that link them: `styles.css` of the
 * whole package, and one in the folder of each part with a separate sheet.
 */
export function writeSheets(folder: string, { sheets, sheetsOf, entries }: KitStyles): void {
  if (sheets.size === 0) return
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, 'dist', file)), { recursive: true })
    writeFileSync(path.join(folder, 'dist', file), text)
  }
  write('noStyles.js', 'export {}\n')
  for (const [sheet, css] of sheets) write(sheet, `${withFonts(css, sheet, folder)}\n`)
  const joined = (names: readonly string[]) =>
    [layersInOrder, ...names.map((name) => readFileSync(path.join(folder, 'dist', name), 'utf8'))].join('\n')
  const all = new Set(entries().flatMap((entry) => sheetsOf(entry)))
  write('styles.css', joined([...all].filter((sheet) => !isApart(sheet))))
  for (const entry of entries()) {
    const part = path.posix.dirname(entry)
    const own = sheetsOf(entry).filter((sheet) => sheet.startsWith(`${part}/`))
    if (isApart(entry)) write(`${part}/styles.css`, joined(own))
  }
}
