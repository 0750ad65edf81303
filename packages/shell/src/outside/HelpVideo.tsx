'use client'
import { useFlag } from '@kit/sdk/react'
import { useMessage, VideoDialog } from '@kit/ui'
import { useStore } from '../siteContext.ts'
import type { OutsideServices } from './outsideContext.ts'
import { ownPages } from './outsideOptions.ts'

/**
 * Plays the requested help video over the page, if the domain configures it (SHELL-053 to
 * SHELL-055).
 */
export function HelpVideo({ state, options }: OutsideServices) {
  const message = useMessage()
  const { video } = useStore(state)
  const videos = useFlag('help.videos')
  const address = video === null ? undefined : videos[video]
  if (video === null || address === undefined) return null
  return (
    <VideoDialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) state.setState({ video: null })
      }}
      src={address}
      hosts={options.videoHosts ?? []}
      ownPaths={ownPages}
      title={message(`shell.video.${video}`)}
      labels={{ exit: message('shell.video.exit'), refused: message('shell.video.refused') }}
    />
  )
}
