import { chatLink } from '@kit/sdk'
import { getContactChannels, type ContactChannels } from '@kit/sdk/contract'
import { queryOf, visitorChannelsQuery } from '@kit/sdk/query'
import { useFlag } from '@kit/sdk/react'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { usePlayer } from '../session/usePlayer.ts'
import { useIsLoggedIn, useSite } from '../siteContext.ts'
import { useBranchId } from './useBranchId.ts'

export interface ChatLinks {
  chat: string | undefined
  deposit: string | undefined
  withdraw: string | undefined
}

/**
 * Returns the links to the chats of this site: the operator's contact channels; for the general
 * chat, `contact.whatsappNumber` is the fallback. Requests the channels only while
 * `isWanted`.
 */
export function useChatLinks(isWanted: boolean): ChatLinks {
  const number = useFlag('contact.whatsappNumber')
  const { data } = useQuery(useChannelsQuery(isWanted))
  return {
    chat: chatLink(data?.whatsapp) ?? chatLink(number),
    deposit: chatLink(data?.depositWhatsapp),
    withdraw: chatLink(data?.withdrawWhatsapp),
  }
}

/** Source: AUTH-058. */
export function useChannelChat(isWanted: boolean): NonNullable<ContactChannels['chat']> | undefined {
  return useQuery(useChannelsQuery(isWanted)).data?.chat ?? undefined
}

/**
 * Queries the channels of the saved branch; else of the player's white label or account creator;
 * else of the site's white label. Waits until this is known. Source: Q-070.
 */
function useChannelsQuery(isWanted: boolean) {
  const { operator, flags } = useSite().services
  const branchId = useBranchId()
  const isLoggedIn = useIsLoggedIn()
  const player = usePlayer()
  // Arrives with the operator's configuration, as the flags do.
  const readWhiteLabelId = () => operator.whiteLabelId()
  const whiteLabelId = useSyncExternalStore(flags.subscribe, readWhiteLabelId, readWhiteLabelId)
  if (!isLoggedIn || branchId !== undefined)
    return {
      ...visitorChannelsQuery(operator, branchId),
      enabled: isWanted && (branchId ?? whiteLabelId) !== '',
    }
  const adminId = player?.whiteLabelId || player?.createdBy || ''
  return { ...queryOf(operator.client, getContactChannels, { adminId }), enabled: isWanted && adminId !== '' }
}
