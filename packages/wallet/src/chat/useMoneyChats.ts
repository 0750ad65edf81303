import { createReferralStore, createSiteStorage } from '@kit/sdk'
import { chatLink } from '@kit/sdk'
import { getContactChannels } from '@kit/sdk/contract'
import { queryOf, visitorChannelsQuery } from '@kit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { usePlayer } from '../player/usePlayer.ts'
import { useWalletSite } from '../walletContext.ts'

export interface MoneyChats {
  deposit: string | undefined
  withdraw: string | undefined
  isPending: boolean
}

/**
 * Returns the chats for deposits and withdrawals: the channels of a saved branch, else of the
 * player's white label or account creator. Source.
 */
export function useMoneyChats(isWanted: boolean): MoneyChats {
  const { operator, storage, tabStorage, now } = useWalletSite()
  const player = usePlayer()
  const { branchId } = createReferralStore(
    createSiteStorage({ browser: storage, tab: tabStorage }),
    now,
  ).read()
  const adminId = player?.whiteLabelId || player?.createdBy || ''
  const { data, isPending } = useQuery(
    branchId === undefined
      ? { ...queryOf(operator.client, getContactChannels, { adminId }), enabled: isWanted && adminId !== '' }
      : { ...visitorChannelsQuery(operator, branchId), enabled: isWanted },
  )
  return {
    deposit: chatLink(data?.depositWhatsapp),
    withdraw: chatLink(data?.withdrawWhatsapp),
    isPending: isPending && isWanted && adminId !== '',
  }
}
