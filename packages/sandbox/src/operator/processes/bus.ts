import type * as z from 'zod/mini'

export interface Topic<Content> {
  name: string
  content: z.ZodMiniType<Content, unknown>
}

export const topic = <Content>(name: string, content: z.ZodMiniType<Content, unknown>): Topic<Content> => ({
  name,
  content,
})

/**
 * A message bus between the operator's processes. Each gets every message once, in the same order, including
 * its own.
 */
export interface Bus {
  /** Resolves when delivery is certain. */
  publish<Content>(about: Topic<Content>, content: Content): Promise<void>
  /**
   * Subscribes to a subject. `isOwn` is true for this process's messages. Returns the unsubscribe function.
   */
  subscribe<Content>(about: Topic<Content>, listener: (content: Content, isOwn: boolean) => void): () => void
  isReady(): boolean
  close(): Promise<void>
}

type Listener = (content: unknown, isOwn: boolean) => void

export function createListeners() {
  const byTopic = new Map<string, Set<Listener>>()
  return {
    add(name: string, listener: Listener): () => void {
      const listeners = byTopic.get(name) ?? new Set()
      byTopic.set(name, listeners.add(listener))
      return () => listeners.delete(listener)
    },
    notify(name: string, content: unknown, isOwn: boolean): void {
      byTopic.get(name)?.forEach((listener) => listener(content, isOwn))
    },
  }
}

/** The bus of a single process. Messages are delivered before `publish` returns. */
export function createLocalBus(): Bus {
  const listeners = createListeners()
  return {
    async publish({ name }, content) {
      listeners.notify(name, content, true)
    },
    subscribe: ({ name }, listener) => listeners.add(name, listener as Listener),
    isReady: () => true,
    close: async () => {},
  }
}
