'use client'
import { clsx } from 'clsx'
import { Avatar as Radix } from 'radix-ui'
import type { ComponentPropsWithRef } from 'react'
import { initialsOf } from './initials.ts'
import * as styles from './avatar.css.ts'

export interface AvatarProps extends Omit<ComponentPropsWithRef<typeof Radix.Root>, 'children'> {
  /** Name of the person or side: its initials are shown without a picture, and screen readers read it. */
  name: string
  src?: string | undefined
  size?: 'small' | 'medium' | 'large'
}

/** Avatar of a person or a side. Shows the initials until the picture has loaded, or if it fails to load. */
export function Avatar({ name, src, size = 'medium', className, ...rest }: AvatarProps) {
  return (
    <Radix.Root
      data-kit="avatar"
      role="img"
      aria-label={name}
      data-size={size}
      className={clsx(styles.avatar, className)}
      {...rest}
    >
      {src !== undefined && (
        <Radix.Image src={src} alt="" data-part="avatar-picture" className={styles.picture} />
      )}
      <Radix.Fallback aria-hidden>{initialsOf(name)}</Radix.Fallback>
    </Radix.Root>
  )
}
