import type { SeveralOptions } from './model/createSeveral.ts'
import type { Several } from './model/several.ts'

/** Loads several selections when they are first needed: who places one bet at a time never loads them. */
export function lazySeveral(options: SeveralOptions): {
  getSeveral(): Several | undefined
  /** Resolves with nothing where the code could not be loaded, which is reported and may be asked again. */
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
