/** The result of a component in the bootstrap script: simpler than React's own shape. */
export interface BootElement {
  type: unknown
  props: Record<string, unknown>
}

export const marks = {
  fragment: Symbol('fragment'),
  suspense: Symbol('suspense'),
  lazy: Symbol('lazy'),
  wrapped: Symbol('wrapped'),
  provider: Symbol('provider'),
} as const

export interface Wrapped {
  mark: typeof marks.wrapped
  inner: unknown
}

export interface BootContext {
  mark: typeof marks.provider
  value: unknown
  /** React has two names for the provider. */
  Provider: BootContext
}

export const isMarked = <Mark extends symbol>(type: unknown, mark: Mark): type is { mark: Mark } =>
  typeof type === 'object' && type !== null && 'mark' in type && type.mark === mark

export const isElement = (node: unknown): node is BootElement =>
  typeof node === 'object' && node !== null && 'type' in node && 'props' in node
