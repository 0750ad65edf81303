import { clsx } from 'clsx'
import { QRCodeSVG } from 'qrcode.react'
import type { ComponentPropsWithRef } from 'react'
import * as styles from './qrCode.css.ts'

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The content of the code, e.g. a `upi://pay` address. */
  value: string
  /** Accessible name. */
  label: string
  /** `large` for long content with many modules. */
  size?: 'medium' | 'large'
}

/** Sides in CSS pixels, without the margin. The medium size comes from the specification (BET-060, Q-087). */
const sides = { medium: 136, large: 220 }

/** A QR code: dark on white in every theme, with the quiet zone that readers need. Load it lazily: 6 kB. */
export function QrCode({ value, label, size = 'medium', className, ...rest }: QrCodeProps) {
  return (
    <span
      data-kit="qr-code"
      role="img"
      aria-label={label}
      className={clsx(styles.paper, className)}
      {...rest}
    >
      <QRCodeSVG value={value} size={sides[size]} level="M" aria-hidden />
    </span>
  )
}
