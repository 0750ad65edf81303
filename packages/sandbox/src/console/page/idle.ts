const idleAfterMs = 5 * 60_000

let lastInputMs = Date.now()
for (const kind of ['pointerdown', 'keydown', 'wheel'])
  window.addEventListener(kind, () => (lastInputMs = Date.now()), { passive: true })

/**
 * Returns true if nobody uses the page. Polling must then stop, because it would keep an abandoned login
 * alive.
 */
export const isIdle = (): boolean => Date.now() - lastInputMs > idleAfterMs
