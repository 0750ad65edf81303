import { MoreMessages, SideNav, Skeleton, useMessage } from '@kit/ui'
import { createElement, type ComponentType } from 'react'
import { balanceMessages } from '../account/balanceMessages.ts'
import type { NavigationSection, NavigationSectionProps } from '../feature.ts'
import { LanguageMenu } from '../language/LanguageMenu.tsx'
import { Region } from '../layout/Region.tsx'
import { ThemeStyleChoice } from '../layout/site-switch/ThemeStyleChoice.tsx'
import { useIsLoggedIn, useSite } from '../siteContext.ts'
import { byOrder } from './byOrder.ts'
import { casinoMessages } from './casinoMessages.ts'
import { lazyPart } from './lazyPart.ts'
import { navigationMessages } from './messages.ts'
import * as styles from './navigation.css.ts'
import { NavigationItems } from './NavigationItems.tsx'
import { PlayersWallet } from './PlayersWallet.tsx'
import { AffiliatesTile, CasinoTiles, TutorialTiles } from './ShellTiles.tsx'
import { Shown } from './Shown.tsx'
import { tileMessages } from './tileMessages.ts'

const messages = { ...navigationMessages, ...casinoMessages, ...balanceMessages, ...tileMessages }

/** The shell's own sections, between those of the features. */
const ownSections: readonly { id: string; order: number; Tiles: ComponentType<NavigationSectionProps> }[] = [
  { id: 'affiliates', order: 20, Tiles: AffiliatesTile },
  { id: 'casino', order: 40, Tiles: CasinoTiles },
  { id: 'tutorials', order: 90, Tiles: TutorialTiles },
]

/**
 * Side navigation: search, the player's wallet, all sections that the features contribute, and a
 * visitor's choice of language. Rendered in a drawer, or next to the page on wide screens.
 */
export default function SideNavigation(props: NavigationSectionProps) {
  return (
    <MoreMessages messages={messages}>
      <Sections {...props} />
    </MoreMessages>
  )
}

function Sections(props: NavigationSectionProps) {
  const { services, config } = useSite()
  const message = useMessage()
  const isLoggedIn = useIsLoggedIn()
  return (
    <>
      {services.contributed('search').map((load, index) => (
        <Region
          // oxlint-disable-next-line react/no-array-index-key -- contributions never change while a site runs.
          key={index}
          name="search"
          onBroken="nothing"
          loading={<Skeleton shape="block" className={styles.searchRoom} />}
        >
          {createElement(lazyPart(load), props)}
        </Region>
      ))}
      <PlayersWallet />
      <SideNav.Root aria-label={message('shell.navigation')}>
        {byOrder(
          [...services.contributed('navigation').flat(), ...ownSections],
          config.order?.navigation,
        ).map((section) => (
          <Region
            key={section.id}
            name={`navigation ${section.id}`}
            onBroken="nothing"
            loading={<SideNav.Pending />}
          >
            {'Tiles' in section ? (
              <section.Tiles {...props} />
            ) : (
              <Shown when={section.useIsShown}>
                <Section section={section} {...props} />
              </Shown>
            )}
          </Region>
        ))}
      </SideNav.Root>
      {!isLoggedIn && <LanguageMenu />}
      {!isLoggedIn && <ThemeStyleChoice />}
    </>
  )
}

function Section({
  section: { items, load },
  ...props
}: NavigationSectionProps & { section: NavigationSection }) {
  return (
    <>
      {items && <NavigationItems items={items} onGo={props.onGo} />}
      {load && createElement(lazyPart(load), props)}
    </>
  )
}
