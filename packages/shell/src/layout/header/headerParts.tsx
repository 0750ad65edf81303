import { MoreMessages } from '@kit/ui'
import type { ReactNode } from 'react'
import { balanceMessages } from '../../account/balanceMessages.ts'
import { casinoMessages } from '../../navigation/casinoMessages.ts'
import { headerMessages } from './headerMessages.ts'
import { HeaderNavigation as Navigation } from './HeaderNavigation.tsx'
import { HeaderStrip as Strip, type HeaderStripProps } from './HeaderStrip.tsx'
import { HomeBanner as Banner } from './HomeBanner.tsx'
import { MoneyActions as Actions } from './MoneyActions.tsx'
import { LiveDot } from './LiveDot.tsx'
import * as styles from './header.css.ts'
import { SearchButton } from './SearchButton.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'

const messages = { ...headerMessages, ...balanceMessages, ...casinoMessages }
const withMessages = (part: ReactNode) => <MoreMessages messages={messages}>{part}</MoreMessages>

// The parts of the header that React hydrates a moment later; they are in the prerendered page.

export const HeaderNavigation = () => withMessages(<Navigation />)
export const HeaderStrip = (props: HeaderStripProps) => withMessages(<Strip {...props} />)
export const HomeBanner = () => withMessages(<Banner />)
export const MoneyActions = () => withMessages(<Actions />)
export const HeaderTools = () =>
  withMessages(
    <>
      <LiveDot />
      <span className={styles.spare}>
        <SearchButton />
      </span>
      <ThemeToggle />
    </>,
  )
