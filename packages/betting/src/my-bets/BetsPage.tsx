'use client'
import { MoreMessages } from '@kit/ui'
import { openBetsMessages } from '../open-bets/openBetsMessages.ts'
import { betsMessages } from './betsMessages.ts'
import { BetsScreen } from './BetsScreen.tsx'

const words = { ...openBetsMessages, ...betsMessages }

/** The page of the bets: open ones and results, sports and casino. The site asks a visitor to log in first. Source: ROUTE-059. */
export default function BetsPage() {
  return (
    <MoreMessages messages={words}>
      <BetsScreen />
    </MoreMessages>
  )
}
