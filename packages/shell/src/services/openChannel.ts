/** A line to the other tabs of a site. */
export interface Channel {
  post(message: unknown): void
  close(): void
}

/** Speaks to the other tabs of this origin. Where a browser can't, nothing is heard and nobody hears. */
export function openChannel(name: string, onMessage: (message: unknown) => void): Channel {
  if (!('BroadcastChannel' in globalThis)) return { post: () => {}, close: () => {} }
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }) => onMessage(data))
  return { post: (message) => channel.postMessage(message), close: () => channel.close() }
}
