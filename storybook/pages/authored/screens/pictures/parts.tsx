import { vars } from '@kit/tokens'
import { Inline, Money, Odds } from '@kit/ui'
import type { ReactNode } from 'react'

export const Row = ({ start, children }: { start: ReactNode; children: ReactNode }) => (
  <Inline gap="small" justify="between" align="center">
    <span>{start}</span>
    <Inline gap="tiny" align="center">
      {children}
    </Inline>
  </Inline>
)

export const Price = ({ side, odds, below }: { side: 'back' | 'lay'; odds: number; below?: string }) => (
  <span
    style={{
      display: 'inline-grid',
      justifyItems: 'center',
      padding: '4px 14px',
      borderRadius: vars.radius.small,
      background: side === 'back' ? vars.market.back : vars.market.lay,
      color: side === 'back' ? vars.market.onBack : vars.market.onLay,
    }}
  >
    <Odds hundredths={odds} />
    {below !== undefined && <small>{below}</small>}
  </span>
)

export const Result = ({ minor }: { minor: bigint }) => <Money minor={minor} kind="result" />
