import { el, replace, type Child } from './dom.ts'
import { isIdle } from './idle.ts'
import { errorMessage } from './operator.ts'

export interface Watched {
  element: HTMLElement
  refresh(): Promise<void>
  /** Call it after another input of the view has changed. */
  redraw(): void
  stop(): void
}

/**
 * Loads, renders and polls a value, with messages while loading, on failure and when empty. Renders again
 * only if the value changed, and not while a field inside has focus.
 */
export function watched<Value>(
  load: () => Promise<Value>,
  show: (value: Value, refresh: () => Promise<void>) => readonly Child[],
  { everyMs, nothing }: { everyMs?: number; nothing?: string } = {},
): Watched {
  const element = el('div', { 'aria-busy': 'true' }, el('p', { class: 'quiet' }, 'Loading…'))
  let shown: string | undefined
  let loaded: { value: Value } | undefined
  let isStopped = false
  let latest = 0

  const isTypedInto = () =>
    element.contains(document.activeElement) && document.activeElement instanceof HTMLInputElement

  function draw(value: Value): void {
    loaded = { value }
    const now = JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? `${part}` : part))
    if (now === shown) return
    shown = now
    const parts = show(value, refresh).filter((part): part is Node => part instanceof Node)
    replace(
      element,
      ...(parts.length > 0 ? parts : [el('p', { class: 'quiet' }, nothing ?? 'Nothing here.')]),
    )
  }

  function fail(error: unknown): void {
    shown = undefined
    replace(
      element,
      el('p', { role: 'alert', class: 'fault' }, errorMessage(error)),
      el('button', { type: 'button', onclick: refresh }, 'Try again'),
    )
  }

  async function refresh(): Promise<void> {
    latest += 1
    const mine = latest
    try {
      const value = await load()
      if (mine === latest && !isStopped) draw(value)
    } catch (error) {
      if (mine === latest && !isStopped) fail(error)
    }
    element.removeAttribute('aria-busy')
  }

  const timer =
    everyMs === undefined
      ? undefined
      : setInterval(() => {
          if (!document.hidden && !isTypedInto() && !isIdle()) void refresh()
        }, everyMs)
  void refresh()
  return {
    element,
    refresh,
    redraw() {
      shown = undefined
      if (loaded) draw(loaded.value)
    },
    stop() {
      isStopped = true
      clearInterval(timer)
    },
  }
}
