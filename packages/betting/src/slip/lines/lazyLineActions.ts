import type { LineActionsOptions } from './model/createLineActions.ts'
import type { LineActions } from './model/lineActions.ts'

/** Players who place single bets never load this chunk. */
export function lazyLineActions(options: LineActionsOptions): {
  getLineActions(): LineActions | undefined
  /** Resolves with undefined if the chunk fails to load. The error is reported, and the next call retries. */
  loadLineActions(): Promise<LineActions | undefined>
} {
  let actions: LineActions | undefined
  return {
    getLineActions: () => actions,
    async loadLineActions() {
      try {
        const { createLineActions } = await import('./model/createLineActions.ts')
        actions ??= createLineActions(options)
      } catch (error) {
        options.services.site.onError(error, 'betting: loading lines')
      }
      return actions
    },
  }
}
