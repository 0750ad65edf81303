export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

export const sheetWithField = '[role="dialog"]:has(input)'

/**
 * In the page: taps the button, and returns for each of `shows`, in order, the ms until the frame that shows
 * such a sheet is painted. A sheet that is still outside the page does not count as shown.
 */
export function tapToSheet({ button, shows }) {
  return new Promise((resolve, reject) => {
    const began = performance.now()
    const times = []
    const isInSight = () => {
      const sheet = document.querySelector(shows[times.length])
      return sheet !== null && sheet.getBoundingClientRect().top < innerHeight - 48
    }
    const look = () => {
      if (!isInSight()) return void requestAnimationFrame(look)
      // Posted inside the frame, this arrives after its style, layout and paint.
      const painted = new MessageChannel()
      painted.port1.addEventListener('message', () => {
        times.push(performance.now() - began)
        if (times.length === shows.length) resolve(times)
        else look()
      })
      painted.port1.start()
      painted.port2.postMessage(null)
    }
    requestAnimationFrame(look)
    setTimeout(() => reject(new Error('The sheet did not appear within five seconds.')), 5_000)
    document.querySelector(button).click()
  })
}
