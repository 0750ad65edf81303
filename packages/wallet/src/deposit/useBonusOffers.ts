import { listBonuses, listUsedBonuses, type Minor, type User } from '@kit/sdk/contract'
import { queryOf } from '@kit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useWalletSite } from '../walletContext.ts'
import { hasBonusChoice, offeredBonuses, type OfferedBonus } from './bonusChoice.ts'

/**
 * Reads the bonuses that a player can choose with a deposit. Returns none for a player without the choice, and none while
 * it is unknown how often each was used.
 */
export function useBonusOffers(player: User, amount: Minor): readonly OfferedBonus[] {
  const { client } = useWalletSite().operator
  const enabled = hasBonusChoice(player)
  const bonuses = useQuery({ ...queryOf(client, listBonuses, { active: 'true' }), enabled })
  const used = useQuery({ ...queryOf(client, listUsedBonuses, {}), enabled })
  return enabled && bonuses.data && used.data
    ? offeredBonuses(bonuses.data, used.data, { amount, depositCount: player.depositCount })
    : []
}
