'use client'
import { MoreMessages } from '@kit/ui'
import { Region } from '../layout/Region.tsx'
import { Chat } from './Chat.tsx'
import { HelpVideo } from './HelpVideo.tsx'
import { outsideMessages } from './messages.ts'
import type { OutsideServices } from './outsideContext.ts'
import { Pixels } from './Pixels.tsx'

/**
 * All external content, each in its own region, so that an error in one does not affect the others.
 */
export default function OutsideParts(services: OutsideServices) {
  return (
    <MoreMessages messages={outsideMessages}>
      <Region name="chat" onBroken="nothing">
        <Chat {...services} />
      </Region>
      <Region name="help video" onBroken="nothing">
        <HelpVideo {...services} />
      </Region>
      <Region name="pixels" onBroken="nothing">
        <Pixels {...services} />
      </Region>
    </MoreMessages>
  )
}
