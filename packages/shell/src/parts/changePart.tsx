import { lazy, Suspense, type ComponentType } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { PartChange } from '../feature/parts.ts'

/** Props of a component that wraps a part of the kit. */
export interface WrapProps<Props> {
  /** The kit's own part: `<Original {...props} />`. */
  Original: ComponentType<Props>
  /** The props of the part. */
  props: Props
}

/** A component whose code is loaded on first render. */
export interface Later<Component> {
  load: () => Promise<{ default: Component }>
}

const isLater = <Component,>(given: Component | Later<Component>): given is Later<Component> =>
  typeof given === 'object' && given !== null && 'load' in given

/**
 * A component that replaces a part. If it throws, the kit's own is shown and the error is reported.
 */
function standIn<Props extends object>(
  Original: ComponentType<Props>,
  Own: ComponentType<WrapProps<Props>>,
  isLate: boolean,
  onFault: (error: unknown) => void,
): ComponentType<Props> {
  return function Part(props: Props) {
    const own = <Own Original={Original} props={props} />
    return (
      <ErrorBoundary onError={onFault} fallback={<Original {...props} />}>
        {isLate ? <Suspense fallback={null}>{own}</Suspense> : own}
      </ErrorBoundary>
    )
  }
}

function changeOf<Props extends object>(
  Own: ComponentType<WrapProps<Props>>,
  isLate: boolean,
): PartChange<Props, never> {
  const made = new WeakMap<ComponentType<Props>, ComponentType<Props>>()
  return {
    loads: (isLate ? 'late' : 'now') as never,
    of(Original, onFault) {
      const part = made.get(Original) ?? standIn(Original, Own, isLate, onFault)
      made.set(Original, part)
      return part
    },
  }
}

/**
 * Replaces a part of the kit: `header: replace(Header)`. The component receives the part's props. A
 * late part is given as `replace({ load: () => import('./Footer.tsx') })`.
 */
export function replace<Props extends object>(own: Later<ComponentType<Props>>): PartChange<Props, 'late'>
export function replace<Props extends object>(Own: ComponentType<Props>): PartChange<Props, 'now'>
export function replace<Props extends object>(
  own: ComponentType<Props> | Later<ComponentType<Props>>,
): PartChange<Props, never> {
  const Own = isLater(own) ? lazy(own.load) : own
  return changeOf(({ props }: WrapProps<Props>) => <Own {...(props as Props & object)} />, isLater(own))
}

/**
 * Wraps a part of the kit, which is passed as `Original` with its `props`: `footer: wrap({ load: ()
 * => import('./Footer.tsx') })`.
 */
export function wrap<Props extends object>(
  own: Later<ComponentType<WrapProps<Props>>>,
): PartChange<Props, 'late'>
export function wrap<Props extends object>(Own: ComponentType<WrapProps<Props>>): PartChange<Props, 'now'>
export function wrap<Props extends object>(
  own: ComponentType<WrapProps<Props>> | Later<ComponentType<WrapProps<Props>>>,
): PartChange<Props, never> {
  return changeOf(isLater(own) ? lazy(own.load) : own, isLater(own))
}
