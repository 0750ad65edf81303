import { defaultClientConditions, defaultServerConditions } from 'vite'

/**
 * Vite settings that read the packages from their sources. The server's environment is where vanilla-extract evaluates
 * styles: without the condition there, the theme goes missing whenever another package's styles are evaluated first.
 * Belongs at the top of a config file: the compiler of styles reads nothing else.
 */
export const fromSource = {
  resolve: { conditions: ['@kit/source', ...defaultClientConditions] },
  environments: { ssr: { resolve: { conditions: ['@kit/source', ...defaultServerConditions] } } },
}
