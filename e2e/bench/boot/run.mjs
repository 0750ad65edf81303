// The first seconds of a cold visit, on a slow line and on a fast one: of the built site with a real
// operator, of the site before it had a bootstrap script, of the same landing page as one static file, and of
// a page that only starts React. Subjects take turns in one browser. Compare the ratios of one run, since
// absolute times depend on the machine.
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumLaunch } from '../../../scripts/chromium.mjs'
import { freePort } from '../../../scripts/start/freePort.mjs'
import { SandboxProcess } from '../../scenario/sandboxProcess.ts'
import { siteBefore } from './before.mjs'
import { aimsOf, sentenceOf, tableOf } from './figures.ts'
import { filmOf, waterfallOf } from './pictures.mjs'
import { writtenOut } from './floor.mjs'
import { buildHello } from './hello.mjs'
import { openLine } from './line.mjs'
import { programmeSpeed, scoredMatch, writeProgramme } from './programme.ts'
import { serveFiles } from './staticServer.mjs'
import { phone, visit } from './visit.mjs'

const slow = {
  name: '150 ms, 1.6 Mbit/s down and 0.75 up, processor / 4',
  line: { roundTripMs: 150, downBitsPerSecond: 1_600_000, upBitsPerSecond: 750_000 },
  slowTimes: 4,
}
const plain = { name: 'a plain line and processor', line: undefined, slowTimes: 1 }

async function loginOf(browser, url) {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await page.goto(url)
    await page.getByRole('button', { name: 'Demo Login' }).first().click()
    await page.getByRole('banner').getByText('Bal', { exact: true }).waitFor()
    return await context.storageState()
  } finally {
    await context.close()
  }
}

/** Behind a separate line. `close` ends both. */
async function openSite(browser, folder, name, { sources, site }) {
  const line = await openLine()
  const state = path.join(folder, name)
  line.upstreamPort = await freePort(41_000)
  const sandbox = new SandboxProcess({
    recordings: path.join(folder, 'markets'),
    matches: path.join(folder, 'matches'),
    speed: programmeSpeed,
    publicUrl: line.url,
    port: line.upstreamPort,
    state,
    ...(sources && { sources }),
    ...(site && { site }),
  })
  const close = async () => {
    await sandbox.stop()
    await line.close()
  }
  try {
    await sandbox.start()
    const login = await loginOf(browser, line.url)
    return { line, login, eventPath: await eventPathOf(browser, line.url), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function eventPathOf(browser, url) {
  const page = await browser.newPage(phone)
  try {
    await page.goto(url)
    return await page.getByRole('link', { name: scoredMatch }).first().getAttribute('href')
  } finally {
    await page.close()
  }
}

async function openFiles(files) {
  const line = await openLine()
  const server = await serveFiles(files)
  line.upstreamPort = server.port
  const close = async () => {
    await server.close()
    await line.close()
  }
  return { line, close }
}

async function staticLanding(browser, { line }) {
  const page = await browser.newPage(phone)
  try {
    await page.goto(line.url)
    await page.locator('article button[data-side]').first().waitFor()
    await page.waitForLoadState('networkidle').catch(() => {})
    return await writtenOut(page)
  } finally {
    await page.close()
  }
}

async function inContext(browser, act, storageState) {
  const context = await browser.newContext({ ...phone, storageState })
  try {
    return await act(context)
  } finally {
    await context.close()
  }
}

/**
 * Returns the visits of one site by the names of their rows: each page without input, and again with a tap on
 * the first price.
 */
function visitsOf(browser, name, { line, login, eventPath }, terms) {
  const rowName = (page) => (name === '' ? page : `${page}, ${name}`)
  const prices = { shows: 'prices', slowTimes: terms.slowTimes }
  const withTap = async (address, options) => {
    const resting = await inContext(browser, (context) => visit(context, address, options), options.login)
    const tapped = await inContext(
      browser,
      (context) => visit(context, address, { ...options, taps: true }),
      options.login,
    )
    return { ...resting, tapToSlip: tapped.slip, tapCount: tapped.tapCount }
  }
  return async () => {
    line.terms = terms.line
    const player = await withTap(line.url, { ...prices, isPlayer: true, login })
    const event = await withTap(line.url + eventPath, prices)
    const again = await inContext(browser, async (context) => {
      await visit(context, line.url, { ...prices, staysForWorker: true })
      return visit(context, line.url, prices)
    })
    const landing = await withTap(line.url, prices)
    return {
      [rowName('landing')]: landing,
      [rowName('second visit')]: again,
      [rowName('event')]: event,
      [rowName('player')]: player,
    }
  }
}

/** Visits a page without an operator twice. The second visit is as fast as a page with its cache can be. */
const fileVisits =
  (browser, name, { line }, terms) =>
  async () => {
    line.terms = terms.line
    return inContext(browser, async (context) => {
      const look = () => visit(context, line.url, { slowTimes: terms.slowTimes })
      return { [name]: await look(), [`${name} again`]: await look() }
    })
  }

async function measure(browser, { now, before, floor, hello }, terms, repetitions) {
  const subjects = [
    fileVisits(browser, 'static file', floor, terms),
    ...(now ? [visitsOf(browser, '', now, terms)] : []),
    fileVisits(browser, 'React hello', hello, terms),
    ...(before ? [visitsOf(browser, 'before', before, terms)] : []),
  ]
  const rows = new Map()
  for (let repetition = 1; repetition <= repetitions; repetition += 1) {
    for (const subject of repetition % 2 === 1 ? subjects : subjects.toReversed())
      for (const [name, figures] of Object.entries(await subject())) {
        rows.set(name, [...(rows.get(name) ?? []), figures])
        for (const fault of figures.faults) console.log(`${name}: ${fault}`)
        if (figures.tapCount > 1) console.log(`${name}: ${figures.tapCount - 1} taps were lost`)
      }
    console.log(
      `repetition ${repetition} of ${repetitions} done, ${terms.name}; load average ${loadavg()[0].toFixed(1)}`,
    )
  }
  const order = [
    'static file',
    'static file again',
    'React hello',
    'React hello again',
    'landing',
    'second visit',
    'event',
    'player',
  ]
  return order
    .flatMap((name) => [name, `${name}, before`])
    .filter((name) => rows.has(name))
    .map((name) => ({ name, repetitions: rows.get(name) }))
}

async function takePictures(browser, sites, { film, waterfall }) {
  for (const [name, site] of sites) {
    for (const [page, path_] of [
      ['landing', ''],
      ['event', site.eventPath],
    ]) {
      site.line.terms = slow.line
      const address = site.line.url + path_
      const options = { shows: 'prices', slowTimes: slow.slowTimes }
      if (film)
        await filmOf(browser, path.join(film, `${page}-${name}.png`), (context, watch) =>
          visit(context, address, { ...options, watch }),
        )
      if (waterfall)
        await waterfallOf(
          browser,
          path.join(waterfall, `${page}-${name}.png`),
          await inContext(browser, (context) => visit(context, address, options)),
        )
    }
  }
}

const { values } = parseArgs({
  options: {
    film: { type: 'string' },
    waterfall: { type: 'string' },
    terms: { type: 'string', default: 'slow,plain' },
    sites: { type: 'string', default: 'now,before' },
  },
})
const repetitions = Number(process.env.KIT_BENCH_REPETITIONS ?? 7)
const folder = await mkdtemp(path.join(tmpdir(), 'kit-bench-'))
const open = []
const browser = await chromium.launch(chromiumLaunch())
const opened = async (promise) => {
  const one = await promise
  open.push(one)
  return one
}
try {
  const wanted = values.sites.split(',')
  const built = wanted.includes('before') ? await siteBefore() : undefined
  if (wanted.includes('before') && !built)
    console.log('The history of the sources is not here, so nothing is compared with the state before.')
  await writeProgramme(folder)
  const now = wanted.includes('now') && (await opened(openSite(browser, folder, 'now', {})))
  const before = built && (await opened(openSite(browser, folder, 'before', built)))
  if (!now && !before) throw new Error('There is no site to measure: --sites now, before or both.')
  const html = await staticLanding(browser, now || before)
  const floor = await opened(openFiles({ '/': { type: 'text/html; charset=utf-8', body: html } }))
  const hello = await opened(openFiles(await buildHello()))
  const sites = Object.entries({ now, before }).filter(([, site]) => site)
  for (const place of [values.film, values.waterfall]) if (place) await mkdir(place, { recursive: true })
  if (values.film || values.waterfall) await takePictures(browser, sites, values)
  console.log(
    'Every byte goes through a line in front of the servers, sockets and workers included; opening a connection is free, as in the browser’s tools. Workers are not slowed down. Requests, kB and scripts: until the lists stand / in all.',
  )
  const all = { slow, plain }
  for (const name of repetitions > 0 ? values.terms.split(',') : []) {
    const rows = await measure(browser, { now, before, floor, hello }, all[name], repetitions)
    console.log(
      `\n${all[name].name}: medians of ${repetitions} interleaved repetitions, times in s\n${tableOf(rows)}\n`,
    )
    if (name !== 'slow' || !now) continue
    const aims = aimsOf(rows)
    console.log(`${aims.map(sentenceOf).join('\n')}\n`)
    if (aims.some(({ isWithin }) => !isWithin)) process.exitCode = 1
  }
} finally {
  await browser.close()
  for (const one of open) await one.close()
  await rm(folder, { recursive: true, force: true })
}
