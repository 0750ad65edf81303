import { clsx } from 'clsx'
import { cloneElement, isValidElement, type HTMLAttributes, type ReactElement, type Ref } from 'react'

type Props = Record<string, unknown>

const isHandler = (name: string, value: unknown): value is (...given: unknown[]) => unknown =>
  /^on[A-Z]/.test(name) && typeof value === 'function'

/** Calls both handlers, the child's first, so that the other can see `preventDefault`. */
const both =
  (childs: (...given: unknown[]) => unknown, parts: (...given: unknown[]) => unknown) =>
  (...given: unknown[]) => {
    const answer = childs(...given)
    parts(...given)
    return answer
  }

function joined(part: Props, child: Props): Props {
  const props = { ...part, ...child }
  for (const [name, parts] of Object.entries(part)) {
    const childs = child[name]
    if (isHandler(name, parts) && isHandler(name, childs)) props[name] = both(childs, parts)
    // If the child leaves it undefined, the component's value applies.
    else if (childs === undefined) props[name] = parts
  }
  if (part['className'] && child['className'])
    props['className'] = clsx(part['className'] as string, child['className'] as string)
  if (part['style'] && child['style']) props['style'] = { ...part['style'], ...child['style'] }
  return props
}

function give<Node>(ref: Ref<Node> | undefined, node: Node | null): (() => void) | undefined {
  if (typeof ref !== 'function') {
    if (ref) ref.current = node
    return undefined
  }
  const end = ref(node)
  return typeof end === 'function' ? end : () => void ref(null)
}

const bothRefs =
  <Node,>(one: Ref<Node> | undefined, other: Ref<Node> | undefined) =>
  (node: Node | null) => {
    const ends = [one, other].map((ref) => give(ref, node) ?? (() => give(ref, null)))
    return () => ends.forEach((end) => end())
  }

/**
 * Merges a component's props into its only child, an element: the child's props win, class names and styles are
 * combined, both handlers are called and both refs are set. Renders nothing if the child is not an element.
 */
export function AsChild<Node extends Element>({
  children,
  ref,
  ...part
}: HTMLAttributes<Node> & { ref?: Ref<Node> | undefined }) {
  if (!isValidElement(children)) return null
  const child = children as ReactElement<Props & { ref?: Ref<Node> }>
  const props = joined(part as Props, child.props)
  const own = child.props.ref
  if (ref) props['ref'] = own ? bothRefs(own, ref) : ref
  return cloneElement(child, props)
}
