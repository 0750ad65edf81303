/** A value with subscriptions, for React's `useSyncExternalStore`. Any zustand store is one. */
export interface ReadableStore<Value> {
  getState(): Value
  subscribe(listener: () => void): () => void
}
