'use client'
import { clsx } from 'clsx'
import { createContext, useContext, type ComponentPropsWithRef, type ReactNode } from 'react'
import type { IconDrawing } from './drawing.ts'
import * as styles from './icon.css.ts'
import type { PictureName } from './names.ts'

const Replaced = createContext<Partial<Record<PictureName, IconDrawing>>>({})

/** Draws a brand's own pictures instead of the kit's, for the names given. */
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
  /** What a screen reader says. Without it the icon is a picture beside words. */
  label?: string
}

export interface DrawnIconProps extends IconLook {
  name: PictureName
  /** The kit's own drawing. A part brings its own, so that nobody loads the pictures of parts they do not use. */
  drawing: IconDrawing
  /** It shows a direction of reading, and turns with it. */
  turns?: boolean
}

/** A picture by its meaning, in the size and colour of the text around it. */
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
      focusable={false}
      data-size={size}
      data-turns={turns ? '' : undefined}
      className={clsx(styles.icon, className)}
      {...spoken}
      {...rest}
    />
  )
}
