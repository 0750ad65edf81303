export interface Channel {
  post(message: unknown): void
  close(): void
}

/**
 * Opens a channel to the other tabs of this origin. In a browser without BroadcastChannel it sends and receives
 * nothing.
 */
export function openChannel(name: string, onMessage: (message: unknown) => void): Channel {
  if (!('BroadcastChannel' in globalThis)) return { post: () => {}, close: () => {} }
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }) => onMessage(data))
  return { post: (message) => channel.postMessage(message), close: () => channel.close() }
}
