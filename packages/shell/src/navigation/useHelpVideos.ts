import { useFlag } from '@kit/sdk/react'
import { frameAddress } from '@kit/ui'
import { useSite } from '../siteContext.ts'
import type { HelpVideo } from './helpVideos.ts'

/**
 * Returns the help videos that the domain configures and the site can play, in the given order
 * (SHELL-055).
 */
export function useHelpVideos(order: readonly HelpVideo[]): readonly HelpVideo[] {
  const { services, browser } = useSite()
  const configured = useFlag('help.videos')
  if (!services.canRequest('video.open')) return []
  const sources = services.contributed('videoSources')
  return order.filter((video) => {
    const address = configured[video]
    return address && sources.every((source) => frameAddress(address, source, browser.origin))
  })
}
