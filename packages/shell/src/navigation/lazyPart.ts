import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { NavigationSectionProps } from '../feature.ts'

type Part = ComponentType<NavigationSectionProps>
type Load = () => Promise<{ default: Part }>

const parts = new WeakMap<Load, LazyExoticComponent<Part>>()

/**
 * Caches the lazy component per loader, because a new component for the same loader would remount.
 */
export function lazyPart(load: Load): LazyExoticComponent<Part> {
  let part = parts.get(load)
  if (!part) parts.set(load, (part = lazy(load)))
  return part
}
