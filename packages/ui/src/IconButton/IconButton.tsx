import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactElement } from 'react'
import { Icon, type IconName } from '../Icon/index.ts'
import { useThemeCheck } from '../Theme/useThemeCheck.ts'
import * as styles from './iconButton.css.ts'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** The name of a common icon, or an icon element. */
  icon: IconName | ReactElement
  /** Accessible name and tooltip. */
  label: string
  size?: 'medium' | 'small'
}

/** A button with an icon only. */
export function IconButton({
  icon,
  label,
  size = 'medium',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  useThemeCheck()
  return (
    <button
      data-kit="icon-button"
      type={type}
      aria-label={label}
      title={label}
      data-size={size}
      className={clsx(styles.iconButton, className)}
      {...rest}
    >
      {typeof icon === 'string' ? <Icon name={icon} /> : icon}
    </button>
  )
}
