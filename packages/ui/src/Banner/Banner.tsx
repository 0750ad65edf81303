import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon, type IconName } from '../Icon/index.ts'
import { useThemeCheck } from '../Theme/useThemeCheck.ts'
import * as styles from './banner.css.ts'

export type BannerTone = 'info' | 'success' | 'warning' | 'danger'

export interface BannerProps extends ComponentPropsWithRef<'div'> {
  tone?: BannerTone
  /** Replaces the tone's icon. */
  icon?: IconName
  action?: ReactNode
}

const pictures: Record<BannerTone, IconName> = {
  info: 'info',
  success: 'success',
  warning: 'alert',
  danger: 'error',
}

/** A message about nearby content. Danger interrupts a screen reader (`alert`); the other tones do not (`status`). */
export function Banner({ tone = 'info', icon, action, className, children, ...rest }: BannerProps) {
  useThemeCheck()
  return (
    <div
      data-kit="banner"
      role={tone === 'danger' ? 'alert' : 'status'}
      data-tone={tone}
      className={clsx(styles.banner, className)}
      {...rest}
    >
      <Icon name={icon ?? pictures[tone]} data-part="banner-icon" className={styles.mark} />
      <div data-part="banner-body" className={styles.body}>
        {children}
      </div>
      {action !== undefined && (
        <div data-part="banner-action" className={styles.action}>
          {action}
        </div>
      )}
    </div>
  )
}
