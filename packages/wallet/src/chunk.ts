export interface Chunk<Parts> {
  /** Loads the parts. After a failure, the next call tries again. */
  load: () => Promise<Parts>
  /**
   * Returns the loaded chunk, so that it renders at once; React's `lazy` shows nothing for 300 ms
   * even for loaded code.
   */
  loaded: () => Parts | undefined
}

export function createChunk<Parts>(importParts: () => Promise<Parts>): Chunk<Parts> {
  let loading: Promise<Parts> | undefined
  let loaded: Parts | undefined
  return {
    load() {
      loading ??= importParts().then(
        (parts) => (loaded = parts),
        (error: unknown) => {
          loading = undefined
          throw error
        },
      )
      return loading
    },
    loaded: () => loaded,
  }
}
