'use client'
import { clsx } from 'clsx'
import { createContext, useContext, type ComponentPropsWithRef, type ReactNode } from 'react'
import * as styles from './icon.css.ts'
import { icons, type IconDrawing, type IconName } from './registry.ts'

const Replaced = createContext<Partial<Record<IconName, IconDrawing>>>({})

/** Draws a brand's own pictures instead of the kit's, for the names given. */
export function IconsProvider({
  icons: replaced,
  children,
}: {
  icons: Partial<Record<IconName, IconDrawing>>
  children: ReactNode
}) {
  return <Replaced value={replaced}>{children}</Replaced>
}

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  name: IconName
  size?: 'small' | 'medium' | 'large'
  /** What a screen reader says. Without it the icon is a picture beside words. */
  label?: string
}

const turning: ReadonlySet<IconName> = new Set(['back', 'forward', 'logOut'])

/** A picture by its meaning, in the size and colour of the text around it. Arrows of reading turn with the direction. */
export function Icon({ name, size = 'medium', label, className, ...rest }: IconProps) {
  const Drawing = useContext(Replaced)[name] ?? icons[name]
  const spoken = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label }
  return (
    <Drawing
      focusable={false}
      data-size={size}
      data-turns={turning.has(name) ? '' : undefined}
      className={clsx(styles.icon, className)}
      {...spoken}
      {...rest}
    />
  )
}
