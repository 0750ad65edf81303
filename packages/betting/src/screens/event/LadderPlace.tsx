'use client'
import { IconButton, Sheet, useMessage } from '@kit/ui'
import { useIsWide } from '../../site/useIsWide.ts'
import type { TakenPrice } from '../../market/MarketGrid/PriceCell.tsx'
import { useTakePrice } from '../../slip/useTakePrice.ts'
import { Ladder, type LadderProps } from '../../market/Ladder/Ladder.tsx'
import * as styles from '../../market/Ladder/ladder.css.ts'

export interface LadderPlaceProps extends Pick<
  LadderProps,
  'marketId' | 'runner' | 'amount' | 'amountAfter'
> {
  onClose: () => void
}

/** Brings a panel into view with the focus on its heading, and gives the focus back to what opened it. */
function takeFocus(heading: HTMLElement | null) {
  if (!heading) return undefined
  const opener = heading.ownerDocument.activeElement
  heading.focus()
  return () => {
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
  }
}

/** A ladder in its place: under its market beside the slip, or in a sheet on screens without a rail. */
export default function LadderPlace({ onClose, ...ladder }: LadderPlaceProps) {
  const { runner } = ladder
  const message = useMessage()
  const isWide = useIsWide()
  const onTake = useTakePrice()
  const title = message('betting.ladder.open', { runner: runner.name })
  if (isWide) {
    return (
      <section key={runner.id} aria-label={title} className={styles.panel}>
        <header className={styles.panelHead}>
          <h3 ref={takeFocus} tabIndex={-1} className={styles.panelTitle}>
            {title}
          </h3>
          <IconButton icon="close" size="small" label={message('betting.ladder.close')} onClick={onClose} />
        </header>
        <Ladder {...ladder} onTake={onTake} />
      </section>
    )
  }
  const takeAndClose = (price: TakenPrice) => {
    onClose()
    onTake(price)
  }
  return (
    <Sheet.Root open onOpenChange={(isOpen: boolean) => isOpen || onClose()}>
      <Sheet.Content edge="bottom" title={title} closeLabel={message('betting.ladder.close')}>
        <Ladder key={runner.id} {...ladder} onTake={takeAndClose} />
      </Sheet.Content>
    </Sheet.Root>
  )
}
