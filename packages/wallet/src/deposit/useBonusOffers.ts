import { listBonuses, listUsedBonuses, type Minor, type PaymentMethod, type User } from '@kit/sdk/contract'
import { queryOf } from '@kit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useWalletSite } from '../walletContext.ts'
import { hasBonusChoice, offeredBonuses, type OfferedBonus } from './bonusChoice.ts'

/**
 * The offers on a deposit by a method; none for a player without the choice, and for the hosted provider, whose request has
 * no bonus. Without how often they were used it is not known which apply: none is offered.
 */
export function useBonusOffers(
  player: User,
  amount: Minor,
  method: PaymentMethod | undefined,
): readonly OfferedBonus[] {
  const { client } = useWalletSite().operator
  const enabled = hasBonusChoice(player)
  const bonuses = useQuery({ ...queryOf(client, listBonuses, { active: 'true' }), enabled })
  const used = useQuery({ ...queryOf(client, listUsedBonuses, {}), enabled })
  const applies = enabled && method !== undefined && method.paymentType !== 'IPAY'
  return applies && bonuses.data && used.data
    ? offeredBonuses(bonuses.data, used.data, { amount, depositCount: player.depositCount })
    : []
}
