import { Badge, Tabs, useMessage } from '@kit/ui'

/** Source: BET-010. */
export function SlipTabList({ openBets, className }: { openBets: number; className?: string | undefined }) {
  const message = useMessage()
  return (
    <Tabs.List aria-label={message('betting.slip.tabs')} className={className}>
      <Tabs.Tab value="slip">{message('betting.slip.tab')}</Tabs.Tab>
      <Tabs.Tab value="openBets">
        {message('betting.slip.openBets')} <Badge count={openBets} />
      </Tabs.Tab>
    </Tabs.List>
  )
}
