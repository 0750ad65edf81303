import type * as z from 'zod/mini'

/** A subject the operator's processes tell each other about, and how its words are read and written. */
export interface Topic<Content> {
  name: string
  content: z.ZodMiniType<Content, unknown>
}

export const topic = <Content>(name: string, content: z.ZodMiniType<Content, unknown>): Topic<Content> => ({
  name,
  content,
})

/**
 * Carries what one process of the operator tells all of them, itself included: everybody hears everything once, in the
 * same order.
 */
export interface Bus {
  /** Resolves when nothing can keep it from being heard any more. */
  publish<Content>(about: Topic<Content>, content: Content): Promise<void>
  /** `isOwn` is true for what this process said. Gives the function that stops hearing. */
  subscribe<Content>(about: Topic<Content>, listener: (content: Content, isOwn: boolean) => void): () => void
  close(): Promise<void>
}

type Listener = (content: unknown, isOwn: boolean) => void

/** Who hears what, in one process. */
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

/** The bus of an operator of one process: what is said is heard before `say` returns. */
export function createLocalBus(): Bus {
  const listeners = createListeners()
  return {
    async publish({ name }, content) {
      listeners.notify(name, content, true)
    },
    subscribe: ({ name }, listener) => listeners.add(name, listener as Listener),
    close: async () => {},
  }
}
