import { readdir, readFile } from 'node:fs/promises'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
const source = fileURLToPath(new URL('..', import.meta.url))
/** The sources are `.ts`, whose types are stripped for the browser. The published files are `.js`. */
const ending = path.extname(import.meta.filename)
const contract = path.join(
  path.dirname(require.resolve('@kit/sdk/package.json')),
  ending === '.ts' ? 'src' : 'dist',
)
const zod = path.join(path.dirname(require.resolve('zod/package.json')), 'v4')

/** Addresses of the packages that the page's modules import by name. */
const addresses: Record<string, string> = {
  'zod/mini': '/console/zod/mini/index.js',
  '@kit/sdk': `/console/sdk/index${ending}`,
  '@kit/sdk/contract': `/console/sdk/contract/index${ending}`,
  '@kit/sdk/flags/table': `/console/sdk/flags/table${ending}`,
  '@kit/sdk/flags/texts': `/console/sdk/flags/texts${ending}`,
}

const isModule = (name: string): boolean => /\.(ts|js)$/.test(name) && !/\.(test|d)\.ts$/.test(name)

async function modulesOf(folder: string, address: string): Promise<[string, string][]> {
  const names = await readdir(folder, { recursive: true })
  return names
    .filter(isModule)
    .map((name) => [`${address}/${name.split(path.sep).join('/')}`, path.join(folder, name)])
}

/** Returns the console's page and its imports. Nothing else is served. */
export async function findConsoleFiles(hasFaults: boolean): Promise<ReadonlyMap<string, string>> {
  const page = path.join(source, 'console/page')
  return new Map([
    ['/console', path.join(page, 'index.html')],
    ['/console/console.css', path.join(page, 'console.css')],
    ...(await modulesOf(page, '/console/src/console/page')),
    ...(await modulesOf(contract, '/console/sdk')),
    ...(await modulesOf(path.join(zod, 'mini'), '/console/zod/mini')),
    ...(await modulesOf(path.join(zod, 'core'), '/console/zod/core')),
    ...(await modulesOf(path.join(zod, 'locales'), '/console/zod/locales')),
    ...(hasFaults
      ? [
          [
            `/console/src/operator/faults/faultCalls${ending}`,
            path.join(source, `operator/faults/faultCalls${ending}`),
          ] as const,
        ]
      : []),
  ])
}

/**
 * Reads a file for the browser: TypeScript without types, imports by address, and the page with the existing
 * script.
 */
export async function readForBrowser(file: string): Promise<string> {
  const text = await readFile(file, 'utf8')
  if (file.endsWith('.html')) return text.replace(/main\.ts(?=")/, `main${ending}`)
  if (!/\.[jt]s$/.test(file)) return text
  const script = file.endsWith('.ts') ? stripTypeScriptTypes(text) : text
  return script.replaceAll(
    /\b(from|import)(\s*\(?)['"]([^'".][^'"]*)['"]/g,
    (whole, word: string, between: string, name: string) =>
      name in addresses ? `${word}${between}'${addresses[name]}'` : whole,
  )
}
