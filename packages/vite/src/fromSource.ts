import { defaultClientConditions, defaultServerConditions } from 'vite'

/**
 * Vite settings that read the packages of the kit from their sources. The server's environment is where vanilla-extract
 * evaluates styles: without the condition there, the theme goes missing whenever another package's styles are evaluated
 * first.
 */
export const fromSource = {
  resolve: { conditions: ['@kit/source', ...defaultClientConditions] },
  environments: { ssr: { resolve: { conditions: ['@kit/source', ...defaultServerConditions] } } },
}

/** Whether this package itself is read from its source, and the others with it: installed packages have none. */
export const isSource = import.meta.url.endsWith('.ts')
