import { writeFile } from 'node:fs/promises'
import { phone } from './visit.mjs'

const stepMs = 100
const untilMs = 6_000

async function draw(browser, file, html, width) {
  const page = await browser.newPage({ viewport: { width, height: 200 } })
  try {
    await page.setContent(html)
    await page.screenshot({ path: file, fullPage: true })
  } finally {
    await page.close()
  }
}

/** Each with its time in ms since 1970. */
async function takeFrames(cdp) {
  const frames = []
  cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ atMs: metadata.timestamp * 1_000, data })
    cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 60, maxWidth: 195, maxHeight: 422 })
  return async () => {
    await cdp.send('Page.stopScreencast')
    return frames
  }
}

/** The screen every 100 ms, in rows of ten. */
export async function filmOf(browser, file, visits) {
  const context = await browser.newContext(phone)
  try {
    const { watched: frames, seen } = await visits(context, takeFrames)
    const cells = []
    for (let atMs = stepMs; atMs <= untilMs; atMs += stepMs) {
      const frame = frames.findLast((one) => one.atMs <= seen.startedAtMs + atMs)
      const picture = frame ? `<img src="data:image/jpeg;base64,${frame.data}">` : ''
      cells.push(`<figure>${picture}<figcaption>${(atMs / 1_000).toFixed(1)} s</figcaption></figure>`)
    }
    const style =
      'body{margin:8px;display:grid;grid-template-columns:repeat(10,100px);gap:6px;font:11px sans-serif}figure{margin:0;text-align:center}img,figure::before{inline-size:100px}img{display:block;block-size:216px;object-fit:contain;background:#eee}'
    await draw(browser, file, `<style>${style}</style>${cells.join('')}`, 1_076)
  } finally {
    await context.close()
  }
}

const colours = {
  Document: '#3b6fb6',
  Script: '#d9a514',
  Stylesheet: '#7b4fa3',
  Font: '#b6493b',
  WebSocket: '#2b8a57',
}
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * Returns the waterfall of a visit as SVG: waiting is pale, transfer is solid, and lines mark the measured
 * times.
 */
function waterfallSvg({ requests, firstPaint, largestPaint, lists, price }) {
  const shown = requests.toSorted((one, other) => one.sentMs - other.sentMs)
  const endMs = Math.max(...shown.map(({ endedMs, sentMs }) => endedMs ?? sentMs), price || 0) + 200
  const labels = 330
  const scale = 900 / endMs
  const x = (ms) => (labels + ms * scale).toFixed(1)
  const rows = shown.map(
    ({ url, type, priority = '', sentMs, answeredMs, endedMs, bytes, isCached }, row) => {
      const y = 40 + row * 14
      const end = endedMs ?? endMs
      const coming = answeredMs ?? end
      const { pathname } = new URL(url)
      const size = isCached ? 'cache' : `${(bytes / 1_000).toFixed(1)} kB`
      const bar = (from, to, opacity) =>
        `<rect x="${x(from)}" y="${y - 9}" width="${Math.max(1, (to - from) * scale).toFixed(1)}" height="10" fill="${colours[type] ?? '#777'}" opacity="${opacity}"/>`
      return `<text x="4" y="${y}">${escaped(pathname.replace('/assets/', '').slice(0, 38))}</text><text x="${labels - 8}" y="${y}" text-anchor="end">${size} ${priority}</text>${bar(sentMs, coming, 0.3)}${bar(coming, end, 1)}`
    },
  )
  const height = 50 + rows.length * 14
  const seconds = Array.from({ length: Math.floor(endMs / 500) + 1 }, (_, at) => at * 500).map(
    (ms) =>
      `<path d="M${x(ms)} 24V${height}" stroke="#ddd"/><text x="${x(ms)}" y="20" text-anchor="middle">${ms / 1_000} s</text>`,
  )
  const moments = [
    ['first paint', firstPaint],
    ['largest paint', largestPaint],
    ['lists', lists],
    ['first price', price],
  ]
    .filter(([, ms]) => ms > 0)
    .map(
      ([name, ms], at) =>
        `<path d="M${x(ms)} 24V${height}" stroke="#c00" stroke-dasharray="3 2"/><text x="${x(ms)}" y="${height + 12 + at * 12}" fill="#c00" text-anchor="middle">${name} ${(ms / 1_000).toFixed(2)} s</text>`,
    )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1260" height="${height + 60}" font-family="sans-serif" font-size="10"><rect width="100%" height="100%" fill="#fff"/>${[...seconds, ...rows, ...moments].join('')}</svg>`
}

/** Saves its SVG too. */
export async function waterfallOf(browser, file, visited) {
  const svg = waterfallSvg(visited)
  await writeFile(file.replace(/\.png$/, '.svg'), svg)
  await draw(browser, file, `<style>body{margin:0}</style>${svg}`, 1_260)
}
