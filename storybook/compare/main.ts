// Compares before and after: npm run stories:compare -- main Button
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { chromiumLaunch } from '../../scripts/chromium.mjs'
import { checkOut } from './checkout.ts'
import { compareAll } from './compareAll.ts'
import { openBuilt } from './draw.ts'
import { CompareError, readRequest, type CompareRequest } from './request.ts'
import { countOf, writePage } from './writePage.ts'

const root = path.join(import.meta.dirname, '../..')
const out = path.join(root, '.kit/compare')

function build(copy: string, to: string): void {
  const { status, stdout, stderr } = spawnSync(
    path.join(copy, 'node_modules/.bin/storybook'),
    ['build', '--quiet', '--output-dir', to],
    { cwd: path.join(copy, 'storybook'), encoding: 'utf8', shell: process.platform === 'win32' },
  )
  if (status !== 0) throw new CompareError(`Storybook of ${copy} does not build:\n${stdout}\n${stderr}`)
}

/** Built once and cached for later comparisons. */
function buildBefore({ commit, name }: CompareRequest): { folder: string; notes: string[] } {
  const kept = path.join(out, 'before')
  const folder = path.join(kept, commit)
  if (existsSync(folder)) return { folder, notes: [] }
  console.log(`Building Storybook of ${name} …`)
  const copy = checkOut(root, commit)
  const end = () => {
    copy.remove()
    process.exit(130)
  }
  process.once('SIGINT', end)
  try {
    const fresh = path.join(path.dirname(copy.folder), 'built')
    build(copy.folder, fresh)
    rmSync(kept, { recursive: true, force: true })
    mkdirSync(kept, { recursive: true })
    cpSync(fresh, folder, { recursive: true })
  } finally {
    process.off('SIGINT', end)
    copy.remove()
  }
  const notes = copy.hasSameDependencies
    ? []
    : [`${name} has other dependencies: both were drawn with those that are installed here.`]
  return { folder, notes }
}

async function run(): Promise<void> {
  const request = readRequest(process.argv.slice(2), root)
  mkdirSync(out, { recursive: true })
  const { folder, notes } = buildBefore(request)
  console.log('Building Storybook of the working tree …')
  const now = path.join(out, 'after')
  build(root, now)
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const [before, after] = [await openBuilt(browser, folder), await openBuilt(browser, now)]
    const { compared, count } = await compareAll(request, before, after, (done, of) => {
      if (done % 25 === 0) console.log(`${done} of ${of} stories …`)
    })
    before.close()
    after.close()
    if (count === 0)
      throw new CompareError(`No story's title, name or id contains ${request.words.join(' or ')}.`)
    const file = path.join(out, 'index.html')
    const report = { before: request.name, commit: request.commit, count, compared, notes }
    writeFileSync(file, writePage(report))
    console.log(`${countOf(report)}.\nSee ${path.relative(root, file)}`)
  } finally {
    await browser.close()
  }
}

try {
  await run()
} catch (error) {
  if (!(error instanceof CompareError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
