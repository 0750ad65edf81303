import type { Plugin } from 'rolldown'

const id = '\0kit/useEffectEvent'

/** The hook of React 19.2, for 19.0 and 19.1. Its function is stable and calls the latest callback. */
const hook = `import { useCallback, useInsertionEffect, useRef } from 'react'
export function useEffectEvent(callback) {
  const latest = useRef(callback)
  useInsertionEffect(() => {
    latest.current = callback
  })
  return useCallback((...args) => latest.current(...args), [])
}
`

const reactImport = /import\s*\{([^}]*\buseEffectEvent\b[^}]*)\}\s*from\s*'react'/

/**
 * Replaces React's `useEffectEvent` in a published package, so that it runs on every React 19. Sources import the
 * hook from React, because React's lint rules recognise it by that.
 */
export const effectEvent = (): Plugin => ({
  name: 'kit-effect-event',
  resolveId: (source) => (source === id ? { id, external: false } : undefined),
  load: (source) => (source === id ? hook : undefined),
  transform(code) {
    const [whole, names = ''] = reactImport.exec(code) ?? []
    if (whole === undefined) return undefined
    const others = names.split(',').filter((name) => name.trim() !== '' && name.trim() !== 'useEffectEvent')
    const kept = others.length > 0 ? `import {${others.join(',')}} from 'react'; ` : ''
    return { code: code.replace(whole, `${kept}import { useEffectEvent } from ${JSON.stringify(id)}`) }
  },
})
