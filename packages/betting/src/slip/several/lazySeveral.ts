import type { SeveralOptions } from './model/createSeveral.ts'
import type { Several } from './model/several.ts'

/** Creates a lazy loader of multiple lines, so that players who place single bets never load their chunk. */
export function lazySeveral(options: SeveralOptions): {
  getSeveral(): Several | undefined
  /** Resolves with undefined if the chunk fails to load. The error is reported, and the next call retries. */
  loadSeveral(): Promise<Several | undefined>
} {
  let several: Several | undefined
  return {
    getSeveral: () => several,
    async loadSeveral() {
      try {
        const { createSeveral } = await import('./model/createSeveral.ts')
        several ??= createSeveral(options)
      } catch (error) {
        options.services.site.onError(error, 'betting: loading several selections')
      }
      return several
    },
  }
}
