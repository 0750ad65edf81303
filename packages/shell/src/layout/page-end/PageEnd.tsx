import { MoreMessages } from '@kit/ui'
import { createElement } from 'react'
import { useSite } from '../../siteContext.ts'
import type { BasePart } from '../baseParts.ts'
import { Region } from '../Region.tsx'
import { BettingFeatures } from './BettingFeatures.tsx'
import { Footer } from './Footer.tsx'
import { footerMessages } from './footerMessages.ts'
import { GetInTouch } from './GetInTouch.tsx'
import { PaymentStrip } from './PaymentStrip.tsx'

const parts = [
  { part: 'bettingFeatures', Component: BettingFeatures },
  { part: 'paymentStrip', Component: PaymentStrip },
  { part: 'getInTouch', Component: GetInTouch },
  { part: 'footer', Component: Footer },
] as const satisfies { part: BasePart; Component: () => React.ReactNode }[]

export default function PageEnd({ shown }: { shown: ReadonlySet<BasePart> }) {
  const { services } = useSite()
  return (
    <MoreMessages messages={footerMessages}>
      {parts
        .filter(({ part }) => shown.has(part))
        .map(({ part, Component }) => (
          <Region key={part} name={part} onBroken="nothing">
            {createElement(services.partOf(part, Component))}
          </Region>
        ))}
    </MoreMessages>
  )
}
