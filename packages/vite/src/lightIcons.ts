import type { Plugin } from 'vite'

type CreateElement = (type: string, props: object, ...children: unknown[]) => unknown

/** What lucide-react knows of an icon: its name, and its shapes with their attributes. */
interface IconData {
  name: string
  node: readonly (readonly [tag: string, attributes: object])[]
}

/** What an icon is given: attributes of an SVG, and lucide's own. A function without anything around it: a page gets its text. */
interface IconProps {
  size?: number | string
  color?: string
  strokeWidth?: number | string
  className?: string
  role?: string
  'aria-label'?: string
  children?: unknown
}

/** Makes the function that makes a component of an icon's data, with the attributes that lucide-react writes. */
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
          // Nothing is read out of a picture that says nothing.
          'aria-hidden': rest.role || rest['aria-label'] ? undefined : true,
          ...rest,
        },
        ...node.map(([tag, attributes]) => createElement(tag, attributes)),
        children,
      )
}

const id = '\0kit-light-icons'

/**
 * Draws the icons of lucide-react without its renderer, 1.3 kB of every page: it merges options, contexts and aliases that a
 * site of the kit does not use. Names, data and looks stay. `LucideProvider`, `absoluteStrokeWidth` and `nonScalingStroke` have no effect.
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
