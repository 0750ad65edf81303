import { chatLink, createReferralStore, createSiteStorage } from '@kit/sdk'
import { visitorChannelsQuery } from '@kit/sdk/query'
import { useFlag } from '@kit/sdk/react'
import { useQuery } from '@tanstack/react-query'
import { useAccountServices } from '../accountContext.ts'

/**
 * Returns the address of the general chat for visitors: of the branch that referred them or of the white label, else
 * the brand's number. Calls the operator only while `isWanted`.
 */
export function useChatLink(isWanted: boolean): string | undefined {
  const { operator, storage, tabStorage, now } = useAccountServices().site
  const number = useFlag('contact.whatsappNumber')
  const { branchId } = createReferralStore(
    createSiteStorage({ browser: storage, tab: tabStorage }),
    now,
  ).read()
  const { data } = useQuery({
    ...visitorChannelsQuery(operator, branchId),
    enabled: isWanted && (branchId ?? operator.whiteLabelId()) !== '',
  })
  return chatLink(data?.whatsapp) ?? chatLink(number)
}
