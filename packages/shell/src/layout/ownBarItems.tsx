import { useFlag } from '@kit/sdk/react'
import { BottomBar as Bar, CasinoIcon, Icon, MoreMessages, SocialIcon, useMessage } from '@kit/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useChatLinks } from '../contact/useChatLinks.ts'
import { useHasCasino } from '../navigation/useHasCasino.ts'
import { useIsLoggedIn, useSite } from '../siteContext.ts'
import { barMessages } from './barMessages.ts'

const withMessages = (item: ReactNode) => <MoreMessages messages={barMessages}>{item}</MoreMessages>

export const WhatsAppItem = () => withMessages(<WhatsApp />)
export const CasinoItem = () => withMessages(<Casino />)
export const TransactionsItem = () => withMessages(<Transactions />)

/** Opens a new tab (SHELL-010, Q-123). */
function WhatsApp() {
  const message = useMessage()
  const isWanted = useFlag('nav.bottomBar.whatsapp')
  const { chat } = useChatLinks(isWanted)
  if (!isWanted || chat === undefined) return null
  return (
    <Bar.Item icon={<SocialIcon name="whatsapp" />}>
      <a href={chat} target="_blank" rel="noopener noreferrer">
        {message('shell.bar.whatsapp')}
      </a>
    </Bar.Item>
  )
}

/** Casino start pages; the first one that a feature serves is used. */
const casinoPaths = ['/live-casino', '/top-casino', '/premium-casino']

/** Link to the casino, unless the domain or the player has none (SHELL-011 to SHELL-013). */
function Casino() {
  const { services } = useSite()
  const message = useMessage()
  const isWanted = useFlag('nav.bottomBar.casino')
  const hasCasino = useHasCasino()
  const to = casinoPaths.find(services.hasPage)
  if (!isWanted || !hasCasino || to === undefined) return null
  return (
    <Bar.Item icon={<CasinoIcon name="cards" />}>
      <Link to={to}>{message('shell.bar.casino')}</Link>
    </Bar.Item>
  )
}

/** Link to the player's statement; a visitor logs in first (SHELL-016, SHELL-017). */
function Transactions() {
  const { services } = useSite()
  const message = useMessage()
  const isLoggedIn = useIsLoggedIn()
  const to = '/transaction'
  if (!services.hasPage(to)) return null
  const label = message('shell.bar.transactions')
  return (
    <Bar.Item icon={<Icon name="wallet" />}>
      {isLoggedIn ? (
        <Link to={to}>{label}</Link>
      ) : (
        <button type="button" onClick={() => services.request('login', { returnTo: to })}>
          {label}
        </button>
      )}
    </Bar.Item>
  )
}
