import { MoreMessages, SideNav, useMessage } from '@kit/ui'
import { createElement } from 'react'
import type { NavigationSection, NavigationSectionProps } from '../feature.ts'
import { LanguageMenu } from '../language/LanguageMenu.tsx'
import { Region } from '../layout/Region.tsx'
import { useIsLoggedIn, useSite } from '../siteContext.ts'
import { byOrder } from './byOrder.ts'
import { lazyPart } from './lazyPart.ts'
import { navigationMessages } from './messages.ts'
import { NavigationItems } from './NavigationItems.tsx'
import { Shown } from './Shown.tsx'

/** Search, and below it every section that the features contribute; a visitor's choice of language. In a drawer, or beside the page on wide screens. */
export default function SideNavigation(props: NavigationSectionProps) {
  return (
    <MoreMessages messages={navigationMessages}>
      <Sections {...props} />
    </MoreMessages>
  )
}

function Sections(props: NavigationSectionProps) {
  const { services } = useSite()
  const message = useMessage()
  const isLoggedIn = useIsLoggedIn()
  return (
    <>
      {services.contributed('search').map((load, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- contributions never change while a site runs.
        <Region key={index} name="search" onBroken="nothing">
          {createElement(lazyPart(load), props)}
        </Region>
      ))}
      <SideNav.Root aria-label={message('shell.navigation')}>
        {byOrder(services.contributed('navigation').flat()).map((section) => (
          <Region key={section.id} name={`navigation ${section.id}`} onBroken="nothing">
            <Shown when={section.useIsShown}>
              <Section section={section} {...props} />
            </Shown>
          </Region>
        ))}
      </SideNav.Root>
      {!isLoggedIn && <LanguageMenu />}
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
