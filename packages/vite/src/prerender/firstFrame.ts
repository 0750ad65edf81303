/**
 * Runs in the head, before the first paint, so that nothing flashes: a player who chose light never sees dark, and one who
 * is logged in never the landing page. The keys are the shell's. `data-variant` is which variant of the page to show, when
 * it is not the one of a visitor on a phone. While developing, without prerendered pages, it is a file of its own: `/theme.js`.
 */
export const firstFrame = `(() => {
  const page = document.documentElement.dataset
  // Before anything is asked, a password or token leaves the address, and with it history and referrers.
  if (/^\\/(?:login-user|direct-login)\\//i.test(location.pathname)) {
    globalThis.kitLoginPath = location.pathname + location.hash
    history.replaceState(null, '', '/')
  }
  // Asked here, not by tags: the answer is also read while the page is still drawn, and the boot finds it ready.
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
  // A brand of one mode has nothing to choose.
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
  // A boot that did not come, or was cut off, leaves the page to the site.
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
 * Runs in the head of a prerendered page: keeps presses of buttons until the page's boot has come, which on a slow line is
 * a moment after the first paint. A link the browser follows by itself.
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
 * Runs behind the variants of a page and puts the one that is meant into its root. In another language the root is left
 * empty: its words come with the program.
 */
export const chooseVariant = `(() => {
  const page = document.documentElement.dataset
  if (!page.variant) return
  const meant = document.querySelector('template[data-of="' + page.variant + '"]')
  document.getElementById('root').replaceChildren(...(meant ? [meant.content] : []))
  delete page.variant
})()
`

/** Hides the root until the variant that is meant stands in it. */
export const variantStyles = 'html[data-variant] #root{visibility:hidden}'

/** What a page says where scripts are off: over the bottom bar, which does nothing then. */
export const noScriptStyles =
  'noscript{position:fixed;inset-inline:0;inset-block-end:0;z-index:99;padding:1rem;text-align:center;font-weight:600;' +
  'background:var(--kit-color-accent);color:var(--kit-color-on-accent)}'
