import { clsx } from 'clsx'
import { cloneElement, isValidElement, type HTMLAttributes, type ReactElement, type Ref } from 'react'

type Props = Record<string, unknown>

const isHandler = (name: string, value: unknown): value is (...given: unknown[]) => unknown =>
  /^on[A-Z]/.test(name) && typeof value === 'function'

/** Calls both, the child's first: what it prevents, the part can see. */
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
    // Left undefined by the child, it is the part's.
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

/** A ref that two others hear of. */
const bothRefs =
  <Node,>(one: Ref<Node> | undefined, other: Ref<Node> | undefined) =>
  (node: Node | null) => {
    const ends = [one, other].map((ref) => give(ref, node) ?? (() => give(ref, null)))
    return () => ends.forEach((end) => end())
  }

/**
 * Gives its only child, an element, the properties of a part: the child's win, both class names and styles are there, both
 * handlers are called and both refs are set. Draws nothing where the child is no element.
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
