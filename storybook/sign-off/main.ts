// Makes the sign-off page of a brand: npm run prove:brand -- velvet
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { designs } from '../../packages/tokens/src/brands/designs.ts'
import { chromiumLaunch } from '../../scripts/chromium.mjs'
import { fingerprint } from '../../scripts/fingerprint.ts'
import type { IndexedStory } from '../compare/request.ts'
import { serveBuilt } from '../harness/builtStorybook.ts'
import { listOf, summaryOf } from './failures.ts'
import { readOwnBrand } from './ownTheme.ts'
import { designOf, readRequest, SignOffError, type SignOffRequest } from './request.ts'
import { signOff } from './signOff.ts'

const root = path.join(import.meta.dirname, '../..')
const out = path.join(root, '.kit/sign-off')

/** Built again only after the sources have changed. */
function builtStorybook(): string {
  const folder = path.join(out, 'storybook')
  const stamp = path.join(out, 'storybook.stamp')
  const made = ['node_modules', 'dist', 'made', 'storybook-static', 'test-results', 'api']
  const now = fingerprint(['package-lock.json', 'packages', 'storybook'], made)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return folder
  console.log('Building Storybook (about a minute) …')
  const { status, stdout, stderr } = spawnSync(
    path.join(root, 'node_modules/.bin/storybook'),
    ['build', '--quiet', '--output-dir', folder],
    { cwd: path.join(root, 'storybook'), encoding: 'utf8', shell: process.platform === 'win32' },
  )
  if (status !== 0) throw new SignOffError(`Storybook does not build:\n${stdout}\n${stderr}`)
  mkdirSync(out, { recursive: true })
  writeFileSync(stamp, now)
  return folder
}

function storiesOf(folder: string): IndexedStory[] {
  const index = readFileSync(path.join(folder, 'index.json'), 'utf8')
  return Object.values((JSON.parse(index) as { entries: Record<string, IndexedStory> }).entries)
}

const brandOf = async ({ brand }: SignOffRequest) =>
  'name' in brand
    ? { design: designOf(brand.name, designs), css: undefined }
    : // npm runs a script of a workspace in its folder; the path was written in another one.
      readOwnBrand(
        path.resolve(process.env['INIT_CWD'] ?? process.cwd(), brand.file),
        path.join(root, 'node_modules'),
      )

/** Returns commit and date, for example `at 0123abcd, 2026-01-15`. */
function drawnOf(): string {
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return [stdout && `at ${stdout.trim()}`, new Date().toISOString().slice(0, 10)].filter(Boolean).join(', ')
}

async function run(): Promise<void> {
  const startedMs = Date.now()
  const request = readRequest(
    process.argv.slice(2),
    designs.map(({ name }) => name),
  )
  const { design, css } = await brandOf(request)
  const built = builtStorybook()
  const served = await serveBuilt(built)
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const folder = path.join(out, design.name)
    const { failures, pictures } = await signOff({
      browser,
      url: served.url,
      stories: storiesOf(built),
      design,
      css,
      words: request.words,
      isListOnly: request.isListOnly,
      drawnOf: drawnOf(),
      folder,
      onProgress: (done, of, title) => {
        if (done % 10 === 0) console.log(`${done} of ${of}: ${title} …`)
      },
    })
    for (const line of listOf(failures)) console.log(line)
    const seconds = Math.round((Date.now() - startedMs) / 1000)
    console.log(`${design.label}: ${summaryOf(failures)}. ${pictures} pictures in ${seconds} s.`)
    const files = path.relative(root, folder)
    if (!request.isListOnly)
      console.log(`See ${path.join(files, 'index.html')} and ${path.join(files, `${design.name}.pdf`)}`)
    if (failures.length > 0) process.exitCode = 1
  } finally {
    await browser.close()
    served.close()
  }
}

try {
  await run()
} catch (error) {
  if (!(error instanceof SignOffError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
