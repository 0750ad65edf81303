// Messages between the game and the page around it. See `casinoFrameMessage` and `casinoSiteMessage` of the
// contract.

const { site } = document.body.dataset

export const around = {
  hasSound: false,
  isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
  isOnline: true,
}

export const notifySite = (said, more = {}) =>
  window.parent.postMessage({ from: 'casino-game', said, ...more }, site)

function wear({ mode, colours }) {
  const { style, dataset } = document.documentElement
  if (mode === 'dark' || mode === 'light') dataset.mode = mode
  for (const [name, colour] of Object.entries(colours ?? {}))
    if (/^[a-zA-Z]+$/.test(name) && typeof colour === 'string' && CSS.supports('color', colour))
      style.setProperty(`--${name}`, colour)
}

/**
 * Receives messages from the site's window and origin only. Calls `onBack` when its connection is restored.
 */
export function listenToSite(onBack) {
  const mode = new URLSearchParams(location.search).get('mode')
  wear({ mode })
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== window.parent || origin !== site || data?.to !== 'casino-game') return
    wear(data)
    const wasOnline = around.isOnline
    around.hasSound = data.hasSound === true
    around.isStill = data.isStill === true
    around.isOnline = data.isOnline !== false
    document.documentElement.toggleAttribute('data-still', around.isStill)
    if (around.isOnline && !wasOnline) onBack()
  })
}

export function sendHeight(element) {
  let last = 0
  let timer
  new ResizeObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const height = Math.ceil(element.getBoundingClientRect().height)
      if (height === last || height < 1) return
      last = height
      notifySite('resized', { height })
    }, 100)
  }).observe(element)
}
