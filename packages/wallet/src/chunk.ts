/** Code that is loaded late. */
export interface Chunk<Parts> {
  /** Loads it, once. What failed to load is asked for again at the next need. */
  load: () => Promise<Parts>
  /** What is loaded: drawn at once. React's `lazy` shows nothing for 300 ms even of code that is there. */
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
