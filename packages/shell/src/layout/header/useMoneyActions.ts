import { useFlag } from '@kit/sdk/react'
import { useMessage, type MessageId } from '@kit/ui'
import { useChatLinks } from '../../contact/useChatLinks.ts'
import { usePlayer } from '../../session/usePlayer.ts'
import { useIsLoggedIn, useSite } from '../../siteContext.ts'

/** One of the two buttons around the balance: a path of this site, or a chat in a new tab. */
export interface MoneyAction {
  id: 'deposit' | 'withdraw' | 'inPlay' | 'myBets'
  labelId: MessageId
  to?: string
  href?: string
  /** Called instead of following the link. */
  onPress?: () => void
}

/**
 * Returns Deposit and Withdraw, by chat if the domain wants that; on b2b domains IN PLAY and MY
 * BETS. Leaves out actions that neither a feature nor a chat serves. Source: SHELL-029 to
 * SHELL-036, Q-123.
 */
export function useMoneyActions(): MoneyAction[] {
  const isB2b = useFlag('domain.type') === 'b2b'
  const money = useMoney(!isB2b)
  const play = usePlay()
  return isB2b ? play : money
}

function usePlay(): MoneyAction[] {
  const { services } = useSite()
  const isLoggedIn = useIsLoggedIn()
  const actions: MoneyAction[] = [
    { id: 'inPlay', labelId: 'shell.money.inPlay', to: '/inPlay' },
    {
      id: 'myBets',
      labelId: 'shell.money.myBets',
      to: '/open-bets',
      ...(!isLoggedIn && { onPress: () => services.request('login', { returnTo: '/open-bets' }) }),
    },
  ]
  return actions.filter(({ to }) => to !== undefined && services.hasPage(to))
}

function useMoney(isWanted: boolean): MoneyAction[] {
  const { services } = useSite()
  const message = useMessage()
  const isLoggedIn = useIsLoggedIn()
  const isDemo = usePlayer()?.isDemo ?? false
  const byChat = useFlag('wallet.useChatRedirect')
  const shows = {
    deposit: useFlag('wallet.deposit.showButton'),
    withdraw: useFlag('wallet.withdraw.showButton'),
  }
  const chats = useChatLinks(isWanted && byChat)
  return (['deposit', 'withdraw'] as const).flatMap((id): MoneyAction[] => {
    const to = `/${id}`
    const action = { id, labelId: `shell.money.${id}` as const }
    const isServed = byChat ? chats[id] !== undefined : services.hasPage(to)
    if (!shows[id] || !isServed) return []
    if (!isLoggedIn)
      return [
        {
          ...action,
          to,
          onPress: () => void services.request('login', byChat ? {} : { returnTo: to }),
        },
      ]
    if (byChat) return [{ ...action, href: chats[id]! }]
    // Source: Q-061.
    return [
      {
        ...action,
        to,
        ...(isDemo && { onPress: () => services.toast(message('shell.money.demo'), 'danger') }),
      },
    ]
  })
}
