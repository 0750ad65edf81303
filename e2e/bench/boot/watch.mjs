/**
 * Runs in the page before its own code. Records when it paints, when the first price, the lists and the slip
 * are visible, and layout shifts and long tasks. Times in ms since the start of the visit. Calls
 * `bootBenchReports` for each.
 */
export function watchBoot(isPlayer) {
  if (window !== window.top) return
  const seen = { firstPaint: 0, largestPaint: 0, shift: 0, longTasks: [], price: 0, lists: 0, slip: 0 }
  window.bootBench = seen
  const observe = (type, read) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  observe('largest-contentful-paint', ({ startTime, element }) => {
    seen.largestPaint = startTime
    seen.largest = element?.tagName
  })
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value
  })
  observe('longtask', ({ startTime, duration }) => seen.longTasks.push([startTime, duration]))

  const pointIn = (cell) => {
    const { left, top, width } = cell.getBoundingClientRect()
    const point = { x: left + width / 2, y: top + 12 }
    const found = document.elementFromPoint(point.x, point.y)
    return found && cell.contains(found) ? point : undefined
  }
  const firstPrice = () => {
    for (const cell of document.querySelectorAll('button[data-side][data-level="0"]')) {
      if (!/\d/.test(cell.firstElementChild?.textContent ?? '') || cell.closest('[data-stale]')) continue
      const point = pointIn(cell)
      if (!point) continue
      seen.runner = cell.closest('li')?.querySelector('[title]')?.title ?? ''
      return point
    }
  }
  const lists = () =>
    [...document.querySelectorAll('article a[href*="/events/"], [data-market] [title]')].some(
      ({ textContent }) => textContent.trim() !== '',
    ) || undefined
  const slip = () => {
    if (seen.price === 0) return
    const sheet = document.querySelector('[role="dialog"]:has(input)')
    if (!sheet || sheet.getBoundingClientRect().top >= innerHeight - 48) return
    // A visitor has to log in first, and the selection waits for that.
    return isPlayer ? sheet.textContent.includes(seen.runner) || undefined : true
  }
  const awaited = { lists, price: firstPrice, slip }
  const note = (name, what) => {
    // Posted inside the frame, this arrives after its style, layout and paint.
    const painted = new MessageChannel()
    painted.port1.addEventListener('message', () => {
      seen[name] = performance.now()
      window.bootBenchReports({ name, ...(what !== true && what) })
    })
    painted.port1.start()
    painted.port2.postMessage(null)
  }
  const look = () => {
    for (const [name, find] of Object.entries(awaited)) {
      const found = find()
      if (found === undefined) continue
      delete awaited[name]
      note(name, found)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
