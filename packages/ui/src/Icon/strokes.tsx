import type { ComponentPropsWithRef } from 'react'
import type { IconDrawing } from './drawing.ts'

/**
 * An outline icon in a box of 24, in the kit's stroke width. Each text is one path; one that begins with `o` is a
 * circle: 'o 12 12 9' has its centre and radius.
 */
export function strokes(...lines: string[]): IconDrawing {
  return function Strokes(props: ComponentPropsWithRef<'svg'>) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={24}
        height={24}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
      >
        {lines.map((line) => {
          if (!line.startsWith('o')) return <path key={line} d={line} />
          const [, cx, cy, r] = line.split(' ')
          return <circle key={line} cx={cx} cy={cy} r={r} />
        })}
      </svg>
    )
  }
}
