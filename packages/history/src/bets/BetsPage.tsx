'use client'
import { MoreMessages } from '@kit/ui'
import { historyMessages } from '../historyMessages.ts'
import { BetsScreen } from './BetsScreen.tsx'

/** The site asks a visitor to log in first. Source: ROUTE-059. */
export default function BetsPage() {
  return (
    <MoreMessages messages={historyMessages}>
      <BetsScreen />
    </MoreMessages>
  )
}
