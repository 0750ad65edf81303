'use client'
import { Card, MoreMessages, PageHeader, Tabs, useMessage } from '@kit/ui'
import { slipMessages } from '../../slip/form/slipMessages.ts'
import { StakeEditor } from '../../slip/stakes/StakeEditor.tsx'

const kinds = ['stakes', 'quickBets'] as const

/** Sources: ROUTE-047, BET-059. */
export default function StakesPage() {
  return (
    <MoreMessages messages={slipMessages}>
      <Stakes />
    </MoreMessages>
  )
}

function Stakes() {
  const message = useMessage()
  return (
    <>
      <PageHeader title={message('betting.stakes.page')} />
      <Card>
        <Tabs.Root defaultValue="stakes">
          <Tabs.List aria-label={message('betting.stakes.page')}>
            {kinds.map((kind) => (
              <Tabs.Tab key={kind} value={kind}>
                {message(`betting.stakes.title.${kind}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {kinds.map((kind) => (
            <Tabs.Panel key={kind} value={kind}>
              <StakeEditor kind={kind} />
            </Tabs.Panel>
          ))}
        </Tabs.Root>
      </Card>
    </>
  )
}
