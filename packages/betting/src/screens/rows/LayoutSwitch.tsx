'use client'
import { MoreMessages, SegmentedControl, useMessage } from '@kit/ui'
import { useBettingSite } from '../../site/siteContext.ts'
import { chosenLayout, listChoice, listLayouts, storedAs } from './listLayout.ts'
import { rowMessages } from './messages.ts'
import * as styles from './rows.css.ts'
import { useListLayout } from './useListLayout.ts'

/** Choice between cards, rows and board for all lists, stored in the browser. */
export function LayoutSwitch() {
  return (
    <MoreMessages messages={rowMessages}>
      <Choices />
    </MoreMessages>
  )
}

function Choices() {
  const message = useMessage()
  const { site } = useBettingSite()
  const layout = useListLayout()
  return (
    <SegmentedControl.Root
      className={styles.layouts}
      aria-label={message('betting.rows.layout')}
      value={layout}
      onValueChange={(next: string) => {
        const chosen = chosenLayout(next)
        if (!chosen) return
        listChoice(site).setState({ layout: chosen })
        site.storage.setItem(storedAs, chosen)
      }}
    >
      {listLayouts.map((one) => (
        <SegmentedControl.Item key={one} value={one} className={styles.layout}>
          {message(`betting.rows.layout.${one}`)}
        </SegmentedControl.Item>
      ))}
    </SegmentedControl.Root>
  )
}
