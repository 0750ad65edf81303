// Checks the size of each component of @kit/ui in a site that uses only that one, minified and gzipped, without
// React.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { root } from '../bootstrap.mjs'

const dist = path.join(root, 'packages/ui/dist')
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

/** Limit in bytes of components that are not listed here. */
const small = 6_000
const limits = {
  Accordion: 16_000,
  Button: 3_000,
  Carousel: 7_000,
  Checkbox: 12_000,
  Combobox: 45_000,
  CopyButton: 8_000,
  DatePicker: 34_000,
  DateRange: 35_000,
  Dialog: 18_000,
  FileUpload: 11_000,
  Menu: 39_000,
  Navigation: 11_000,
  NumberField: 8_000,
  OtpField: 7_000,
  PasswordField: 7_000,
  PhoneField: 40_000,
  Popover: 27_000,
  QrCode: 8_000,
  Radio: 17_000,
  SegmentedControl: 11_000,
  Slider: 8_000,
  States: 8_000,
  Table: 7_000,
  Tabs: 11_000,
  Toast: 19_000,
  ToggleGroup: 11_000,
  Tooltip: 22_000,
  VideoDialog: 18_000,
}
const wholeSheet = 25_000

const folders = readdirSync(dist, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(path.join(dist, entry.name, 'index.js')))
  .map((entry) => entry.name)

/** Returns the size of the code that `import { … } from '@kit/ui'` adds, without lazy chunks. */
async function costOf(folder) {
  const names = Object.keys(await import(pathToFileURL(path.join(dist, folder, 'index.js')).href))
  const entry = 'virtual:entry'
  const { output } = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) => (id === `\0${entry}` ? `export { ${names.join(', ')} } from '@kit/ui'` : undefined),
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?(\/|$)/,
        onLog: (level, log, report) => log.code === 'MODULE_LEVEL_DIRECTIVE' || report(level, log),
      },
    },
  })
  const chunks = new Map(
    output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  )
  const needed = new Set()
  const follow = (chunk) => {
    if (!chunk || needed.has(chunk)) return
    needed.add(chunk)
    chunk.imports.forEach((name) => follow(chunks.get(name)))
  }
  follow([...chunks.values()].find((chunk) => chunk.isEntry))
  return [...needed].reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0)
}

let failed = false
function check(name, bytes, limit) {
  const isOver = bytes > limit
  failed ||= isOver
  console.log(
    `${isOver ? 'TOO LARGE' : '       ok'}  ${name.padEnd(20)} ${kilobytes(bytes).padStart(8)} of ${kilobytes(limit)}`,
  )
}

for (const folder of folders) check(folder, await costOf(folder), limits[folder] ?? small)
const sheet = readFileSync(path.join(dist, 'styles.css'))
check('the whole sheet', gzipSync(sheet, { level: 9 }).length, wholeSheet)
process.exit(failed ? 1 : 0)
