import { isElement, isMarked, marks, type BootContext, type BootElement } from './element.ts'

// Replaces React in the bootstrap script: components run once, so hooks return their first value
// and state setters do nothing. React hydrates the page later.

export const Fragment = marks.fragment
export const Suspense = marks.suspense
export const StrictMode = marks.fragment

export function createElement(
  type: unknown,
  props: Record<string, unknown> | null,
  ...children: unknown[]
): BootElement {
  const given = children.length === 0 ? {} : { children: children.length === 1 ? children[0] : children }
  const { key: _, ...rest } = props ?? {}
  return { type, props: { ...rest, ...given } }
}

export const isValidElement = isElement
export const cloneElement = (
  { type, props }: BootElement,
  others: Record<string, unknown> | undefined,
  ...children: unknown[]
): BootElement => createElement(type, { ...props, ...others }, ...children)

export const memo = (inner: unknown) => ({ mark: marks.wrapped, inner })
export const forwardRef = (inner: unknown) => ({ mark: marks.wrapped, inner })
/** Lazy parts are rendered by React; their prerendered content stays. */
export const lazy = () => ({ mark: marks.lazy })

export function createContext(value: unknown): BootContext {
  const context = { mark: marks.provider, value } as BootContext
  context.Provider = context
  return context
}

export const useContext = (context: BootContext): unknown => context.value
export const use = (read: unknown): unknown => {
  if (isMarked(read, marks.provider)) return (read as BootContext).value
  throw new Error('Before hydration, use() accepts a context only, not a promise.')
}

const nothing = () => {}

const first = <Value>(initial: Value | (() => Value)): Value =>
  typeof initial === 'function' ? (initial as () => Value)() : initial

export const useState = <Value>(initial: Value | (() => Value)) => [first(initial), nothing] as const
export const useReducer = <Value>(_reduce: unknown, initial: Value, begin?: (from: Value) => Value) =>
  [begin ? begin(initial) : initial, nothing] as const
export const useMemo = <Value>(make: () => Value): Value => make()
export const useCallback = <Call>(call: Call): Call => call
export const useEffectEvent = <Call>(call: Call): Call => call
export const useRef = <Value>(current: Value) => ({ current })
export const useSyncExternalStore = <Value>(_subscribe: unknown, read: () => Value): Value => read()
export const useDeferredValue = <Value>(value: Value, initial = value): Value => initial
export const useTransition = () => [false, nothing] as const
export const useDebugValue = nothing
export const useImperativeHandle = nothing
/** Effects are left to React. */
export const useEffect = nothing
export const useInsertionEffect = nothing
export const startTransition = nothing

let layoutEffects: (() => unknown)[] = []
/** Runs once the nodes are in the page. */
export const useLayoutEffect = (effect: () => unknown): void => void layoutEffects.push(effect)

/**
 * Starts to record layout effects. Returns a function that discards those recorded since, for nodes
 * that are not kept.
 */
export function laterLayoutEffects(): () => void {
  const { length } = layoutEffects
  return () => void layoutEffects.splice(length)
}

/**
 * Runs the layout effects recorded since the last call. Returns a function that undoes them; React
 * undoes only its own.
 */
export function runLayoutEffects(): () => void {
  const effects = layoutEffects
  layoutEffects = []
  const ends = effects.map((effect) => effect())
  return () => {
    for (const end of ends) if (typeof end === 'function') end()
  }
}

let ids = 0
/**
 * Unique in the page. React's ids for the same elements differ, so no other component may depend on
 * these ids.
 */
export const useId = (): string => `boot${(ids += 1)}-`

// For libraries that import React as a whole.
export default {
  createElement,
  cloneElement,
  isValidElement,
  memo,
  forwardRef,
  lazy,
  createContext,
  useContext,
  use,
  useState,
  useReducer,
  useMemo,
  useCallback,
  useEffectEvent,
  useRef,
  useSyncExternalStore,
  useDebugValue,
  useEffect,
  useLayoutEffect,
  useId,
}
