'use client'
import { clsx } from 'clsx'
import { createContext, useContext, type ComponentPropsWithRef, type ReactNode } from 'react'
import type { IconDrawing } from './drawing.ts'
import * as styles from './icon.css.ts'
import type { PictureName } from './names.ts'

const Replaced = createContext<Partial<Record<PictureName, IconDrawing>>>({})

/** Replaces the kit's icons by a brand's own, for the names given. */
export function IconsProvider({
  icons: replaced,
  children,
}: {
  icons: Partial<Record<PictureName, IconDrawing>>
  children: ReactNode
}) {
  return <Replaced value={replaced}>{children}</Replaced>
}

export interface IconLook extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  size?: 'small' | 'medium' | 'large'
  /** Accessible name. Without it the icon is decorative. */
  label?: string
}

export interface DrawnIconProps extends IconLook {
  name: PictureName
  /** The kit's drawing. Each component imports its own, so that bundles contain no unused icons. */
  drawing: IconDrawing
  /** Mirrors the icon in right-to-left pages. */
  turns?: boolean
}

/** An icon by its meaning, in the size and colour of the text around it. */
export function DrawnIcon({
  name,
  drawing,
  turns = false,
  size = 'medium',
  label,
  className,
  ...rest
}: DrawnIconProps) {
  const Drawing = useContext(Replaced)[name] ?? drawing
  const spoken = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label }
  return (
    <Drawing
      data-kit="icon"
      focusable={false}
      data-size={size}
      data-turns={turns ? '' : undefined}
      className={clsx(styles.icon, className)}
      {...spoken}
      {...rest}
    />
  )
}
