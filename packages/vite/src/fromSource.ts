import { defaultClientConditions, defaultServerConditions } from 'vite'

/**
 * vanilla-extract evaluates styles in the server's environment: without the condition there, the theme is
 * missing whenever another package's styles are evaluated first.
 */
export const fromSource = {
  resolve: { conditions: ['@kit/source', ...defaultClientConditions] },
  environments: { ssr: { resolve: { conditions: ['@kit/source', ...defaultServerConditions] } } },
}

/** True if this package runs from its source, and so do the others. Installed packages have no sources. */
export const isSource = import.meta.url.endsWith('.ts')
