import type { Plugin } from 'vite'

type CreateElement = (type: string, props: object, ...children: unknown[]) => unknown

/** An icon as in lucide-react: its name, and its shapes with their attributes. */
interface IconData {
  name: string
  node: readonly (readonly [tag: string, attributes: object])[]
}

/**
 * The props of an icon: attributes of an SVG, and lucide's own. `lightIcon` must be self-contained, because a page
 * gets its source.
 */
interface IconProps {
  size?: number | string
  color?: string
  strokeWidth?: number | string
  className?: string
  role?: string
  'aria-label'?: string
  children?: unknown
}

/**
 * Returns the function that creates a component from an icon's data, with the attributes that lucide-react writes.
 */
export function lightIcon(createElement: CreateElement) {
  return ({ name, node }: IconData) =>
    ({ size = 24, color = 'currentColor', strokeWidth = 2, className, children, ...rest }: IconProps) =>
      createElement(
        'svg',
        {
          xmlns: 'http://www.w3.org/2000/svg',
          width: size,
          height: size,
          viewBox: '0 0 24 24',
          fill: 'none',
          stroke: color,
          strokeWidth,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
          className: `lucide lucide-${name}${className ? ` ${className}` : ''}`,
          // Icons without a label are hidden from screen readers.
          'aria-hidden': rest.role || rest['aria-label'] ? undefined : true,
          ...rest,
        },
        ...node.map(([tag, attributes]) => createElement(tag, attributes)),
        children,
      )
}

const id = '\0kit-light-icons'

/**
 * Saves 1.3 kB on every page: lucide-react's renderer merges options, contexts and aliases that the kit does
 * not use. `LucideProvider`, `absoluteStrokeWidth` and `nonScalingStroke` have no effect.
 */
export function lightIcons(): Plugin {
  return {
    name: 'kit-light-icons',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer) =>
      source.endsWith('/createLucideIcon.mjs') && /[\\/]lucide-react[\\/]/.test(importer ?? '')
        ? id
        : undefined,
    load: (asked) =>
      asked === id
        ? `import { createElement } from 'react'\nexport default (${lightIcon.toString()})(createElement)`
        : undefined,
  }
}
