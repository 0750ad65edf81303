/**
 * Runs before the first paint, so that nothing flashes in another mode or login state. The keys are the
 * shell's. `data-variant` is the variant of the page to show. In development it is a separate file:
 * `/theme.js`.
 */
export const firstFrame = `(() => {
  const page = document.documentElement.dataset
  // Before any request, a password or token is removed from the address, and so from history and referrers.
  if (/^\\/(?:login-user|direct-login)\\//i.test(location.pathname)) {
    globalThis.kitLoginPath = location.pathname + location.hash
    history.replaceState(null, '', '/')
  }
  // Requested here, not by tags: the answer is read while the page is parsed, so the bootstrap script finds it ready.
  if (page.asks) {
    const parts = location.pathname.split('/')
    const ask = (address) => fetch(address).then((response) => {
      if (!response.ok) throw new Error(address + ' answered ' + response.status)
      return response.json()
    })
    globalThis.kitAsked = new Map()
    for (const place of page.asks.split(' ')) {
      const address = place.replace(/\\{(\\d+)\\}/g, (_, at) => parts[at])
      const answer = ask(address)
      answer.catch(() => {})
      kitAsked.set(address, answer)
    }
  }
  const stored = (storage, key) => { try { return storage().getItem(key) } catch { return null } }
  const local = () => localStorage
  const mode = stored(local, 'kit.mode')
  // A brand with one mode has no choice.
  const modes = page.modes.split(' ')
  if (mode !== 'system' && modes.includes(mode)) page.mode = mode
  else if (modes.includes('system')) page.mode = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
  if (stored(local, 'kit.lights') === 'still') page.lights = 'still'
  const isLogin = (text) => {
    try {
      const { token, browserSession: session } = JSON.parse(text)
      return !!token && (!session || document.cookie.split('; ').includes('kit-browser-session=' + session))
    } catch { return false }
  }
  const isPlayer = isLogin(stored(() => sessionStorage, 'kit.login')) || isLogin(stored(local, 'kit.login'))
  const isWide = matchMedia('(min-width: 1024px)').matches
  const language = stored(local, 'kit.language')
  const isOther = language !== null && language !== document.documentElement.lang && (page.languages || '').split(' ').includes(language)
  const variant = isOther ? 'none' : [isPlayer && 'player', isWide && 'wide'].filter(Boolean).join('-')
  if (variant) page.variant = variant
  // If the bootstrap script is missing or was cut off, the site renders the page.
  addEventListener('load', () => {
    const facts = document.getElementById('kit-page')
    if ('kitBoot' in globalThis || !facts) return
    globalThis.kitTapped()
    const { entry, sheets } = JSON.parse(facts.textContent)
    for (const href of sheets) document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, crossOrigin: '' }))
    import(entry)
  })
})()
`

/**
 * A script for the head of a prerendered page: stores button taps until the bootstrap script has loaded, shortly
 * after the first paint on a slow connection. The browser follows links natively.
 */
export const earlyTaps = `(() => {
  const taps = new Set()
  const keep = (event) => {
    const pressed = event.target.closest?.('#root button')
    if (!pressed) return
    event.preventDefault()
    pressed.dataset.kept = ''
    taps.add(pressed)
  }
  addEventListener('click', keep, true)
  globalThis.kitTapped = () => {
    removeEventListener('click', keep, true)
    return taps
  }
})()
`

/**
 * A script after the variants of a page that moves the selected one into its root. In another language the root stays
 * empty: its messages are loaded with the initial bundle.
 */
export const chooseVariant = `(() => {
  const page = document.documentElement.dataset
  if (!page.variant) return
  const meant = document.querySelector('template[data-of="' + page.variant + '"]')
  document.getElementById('root').replaceChildren(...(meant ? [meant.content] : []))
  delete page.variant
})()
`

/** Hides the root until the selected variant is in it. */
export const variantStyles = 'html[data-variant] #root{visibility:hidden}'

/** Styles of the notice for browsers without scripts. It covers the bottom bar, which needs scripts. */
export const noScriptStyles =
  'noscript{position:fixed;inset-inline:0;inset-block-end:0;z-index:99;padding:1rem;text-align:center;font-weight:600;' +
  'background:var(--kit-color-accent);color:var(--kit-color-on-accent)}'
