export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/**
 * In the page: taps what the selector finds, and tells the ms until the frame that shows a sheet with a field is painted.
 * A sheet that has yet to come in from outside of the page is not shown.
 */
export function tapToSheet(selector) {
  return new Promise((resolve, reject) => {
    const button = document.querySelector(selector)
    const began = performance.now()
    const isInSight = () => {
      const sheet = document.querySelector('[role="dialog"]:has(input)')
      return sheet !== null && sheet.getBoundingClientRect().top < innerHeight - 48
    }
    const look = () => {
      if (!isInSight()) return void requestAnimationFrame(look)
      // Posted inside the frame, this arrives once its style, layout and paint are done.
      const painted = new MessageChannel()
      painted.port1.addEventListener('message', () => resolve(performance.now() - began))
      painted.port1.start()
      painted.port2.postMessage(null)
    }
    requestAnimationFrame(look)
    setTimeout(() => reject(new Error('The sheet did not appear within five seconds.')), 5_000)
    button.click()
  })
}
