import type { Drawing } from '@kit/tokens'
import * as styles from './logo.css.ts'

export function Shapes({ of: { shapes } }: { of: Drawing }) {
  return shapes.map(({ d, tone, stroke, opacity }) => (
    <path
      key={`${tone} ${d}`}
      d={d}
      data-tone={tone}
      data-drawn={stroke === undefined ? 'area' : 'line'}
      strokeWidth={stroke}
      opacity={opacity}
      className={styles.shape}
    />
  ))
}
