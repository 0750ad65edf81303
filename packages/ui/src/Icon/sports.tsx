import type { ComponentPropsWithRef } from 'react'

const drawing = (props: ComponentPropsWithRef<'svg'>) => ({
  viewBox: '0 0 24 24',
  width: 24,
  height: 24,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round' as const,
  strokeLinejoin: 'round' as const,
  ...props,
})

export function CricketIcon(props: ComponentPropsWithRef<'svg'>) {
  return (
    <svg {...drawing(props)}>
      <path d="M18.8 2.6 15.6 5.8" />
      <path d="M15.2 4.9 18 7.7a1 1 0 0 1 0 1.4l-8.9 8.9a3 3 0 0 1-1.5.8l-3.2.6.6-3.2a3 3 0 0 1 .8-1.5l8.9-8.9a1 1 0 0 1 .5-.9Z" />
      <circle cx="18" cy="18.4" r="2.9" />
      <path d="M16.8 16.2c.9 1.2.9 3.2 0 4.4" />
    </svg>
  )
}

export function HorseIcon(props: ComponentPropsWithRef<'svg'>) {
  return (
    <svg {...drawing(props)}>
      <path d="M13.6 3.2c3.9.7 6.6 4.2 6.6 9.2V21H9.9c0-3.6 3-4.8 3.3-7.4-1.3.9-2.7 1-3.9.8L6.6 17a1.7 1.7 0 0 1-2.4-.1l-.7-.8a1.6 1.6 0 0 1 0-2l4-5.8c.7-1.9 2.2-3 4.3-3.3Z" />
      <path d="m13.6 3.2-1.8 1.8" />
      <path d="M10.6 8.6h.01" />
      <path d="M16.6 8.2c.8 1.2 1.1 2.6 1.1 4.2" />
    </svg>
  )
}

export function GreyhoundIcon(props: ComponentPropsWithRef<'svg'>) {
  return (
    <svg {...drawing(props)}>
      <path d="m2.4 11.4 3.3.8c2.4-2 5-2.4 7.7-1.9l2.5-2.7.5-1.8 1.5 1.4 3.6 1.3-.4 1.3-2.6.8-2.2 4c-1 1.3-2.6 1.7-4.6 1.5" />
      <path d="M5.7 12.2c-.5 1.5-.5 2.7.3 4L3.2 19.4M8.3 15.9l-1 3.8" />
      <path d="M6 16.2c1.8-.3 3.8-.3 5.7-.1l1.9 3.5M16.3 14.6l3.9 1.6" />
    </svg>
  )
}
