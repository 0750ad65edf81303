import { clsx } from 'clsx'
import { QRCodeSVG } from 'qrcode.react'
import type { ComponentPropsWithRef } from 'react'
import * as styles from './qrCode.css.ts'

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What a camera reads, e.g. a `upi://pay` address. */
  value: string
  /** What it is for. */
  label: string
  /** In CSS pixels, without its margin. 136 is the specification's (BET-060, Q-087). */
  size?: number
}

/** A code for a camera: dark on white in every theme, with the still margin that readers need. Load it late: 6 kB. */
export function QrCode({ value, label, size = 136, className, ...rest }: QrCodeProps) {
  return (
    <span role="img" aria-label={label} className={clsx(styles.paper, className)} {...rest}>
      <QRCodeSVG value={value} size={size} level="M" aria-hidden />
    </span>
  )
}
