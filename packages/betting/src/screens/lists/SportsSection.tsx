'use client'
import { Badge, Icon, InPlayTag, MoreMessages, SideNav, SiteLink, SportIcon, useMessage } from '@kit/ui'
import type { NavigationSectionProps } from '@kit/shell/feature'
import { useState, type ReactNode } from 'react'
import { showsLive } from '../../market/showsLive.ts'
import { useBetting } from '../../slip/model/bettingContext.ts'
import { useIsLoggedIn } from '../../site/useAccount.ts'
import { competitionPath, eventPath, sportPath } from './listPaths.ts'
import { listMessages } from './messages.ts'
import { politicsId } from './sports.ts'
import type { Competition, SportTile } from './sportsTree.ts'
import { useListedEvents } from './useListedEvents.ts'
import * as styles from './lists.css.ts'

interface NavigationLinkProps extends NavigationSectionProps {
  to: string
  icon?: ReactNode
  badge?: ReactNode
  children: ReactNode
}

function NavigationLink({ to, icon, badge, current, onGo, children }: NavigationLinkProps) {
  return (
    <SideNav.Item icon={icon} badge={badge}>
      <SiteLink to={to} onClick={onGo} aria-current={current === to ? 'page' : undefined}>
        {children}
      </SiteLink>
    </SideNav.Item>
  )
}

/**
 * Link that only players may follow: a visitor is asked to log in and then taken there. Source: SHELL-060, SHELL-067.
 */
function PlayersLink(place: NavigationLinkProps) {
  const { site } = useBetting()
  const isLoggedIn = useIsLoggedIn()
  if (isLoggedIn) return <NavigationLink {...place} />
  return (
    <SideNav.Item icon={place.icon}>
      <button type="button" onClick={() => site.request('login', { returnTo: place.to })}>
        {place.children}
      </button>
    </SideNav.Item>
  )
}

function CompetitionGroup({
  sport,
  competition,
  isPartial,
  isOpen,
  onOpenChange,
  ...place
}: {
  sport: SportTile
  competition: Competition
  isPartial: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
} & NavigationSectionProps) {
  const message = useMessage()
  const { site } = useBetting()
  return (
    <SideNav.Group
      title={competition.name}
      badge={!isPartial && <span className={styles.count}>{competition.eventCount}</span>}
      open={isOpen}
      onOpenChange={onOpenChange}
    >
      {competition.events.map(({ event, isInPlay, mainMarket }) => (
        <NavigationLink
          key={event.id}
          to={eventPath(sport.id, event.id)}
          badge={
            <InPlayTag
              inPlay={showsLive(isInPlay, mainMarket?.openDate ?? event.openDate, site.now())}
              labels={{ live: message('betting.inPlay.live'), notYet: message('betting.inPlay.notYet') }}
            />
          }
          {...place}
        >
          {event.name}
        </NavigationLink>
      ))}
      <NavigationLink to={competitionPath(sport.id, competition.id)} {...place}>
        {message('betting.lists.seeSport', { sport: competition.name })}
      </NavigationLink>
    </SideNav.Group>
  )
}

function SportGroup({
  sport,
  isPartial,
  isOpen,
  onOpenChange,
  ...place
}: {
  sport: SportTile
  isPartial: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
} & NavigationSectionProps) {
  const message = useMessage()
  // One competition is open at a time (SHELL-065).
  const [openId, setOpenId] = useState<string>()
  return (
    <SideNav.Group
      icon={<SportIcon name={sport.icon} />}
      title={sport.name}
      badge={
        !isPartial && (
          <span className={styles.counts}>
            {sport.liveCount > 0 && <Badge count={sport.liveCount} label={message('betting.lists.live')} />}
            <span className={styles.count}>{sport.totalEventCount}</span>
          </span>
        )
      }
      open={isOpen}
      onOpenChange={onOpenChange}
    >
      <NavigationLink to={sportPath(sport.id)} {...place}>
        {message('betting.lists.seeSport', { sport: sport.name })}
      </NavigationLink>
      {sport.competitions.map((competition) => (
        <CompetitionGroup
          key={competition.id}
          sport={sport}
          competition={competition}
          isPartial={isPartial}
          isOpen={openId === competition.id}
          onOpenChange={(isOpenNow) => setOpenId(isOpenNow ? competition.id : undefined)}
          {...place}
        />
      ))}
    </SideNav.Group>
  )
}

/** Links above the tree of sports: in play, all sports, and the player's favourites (SHELL-060). */
export function PlacesSection(props: NavigationSectionProps) {
  return (
    <MoreMessages messages={listMessages}>
      <Places {...props} />
    </MoreMessages>
  )
}

/** Tree of sports, competitions and events. One sport is open at a time (SHELL-062 to SHELL-065). */
export function SportsSection(props: NavigationSectionProps) {
  return (
    <MoreMessages messages={listMessages}>
      <Sports {...props} />
    </MoreMessages>
  )
}

/** Link to politics, for players (SHELL-067). */
export function PoliticsSection(props: NavigationSectionProps) {
  return (
    <MoreMessages messages={listMessages}>
      <Politics {...props} />
    </MoreMessages>
  )
}

/** Maps both paths of the list of all sports to one (ROUTE-053). */
const currentOf = (path: string | undefined) => (path === '/exchange' ? '/events' : path)

function Places({ current: path, onGo }: NavigationSectionProps) {
  const message = useMessage()
  const { tree = [], isPartial } = useListedEvents()
  const place = { current: currentOf(path), onGo }
  const live = tree.reduce((sum, { liveCount }) => sum + liveCount, 0)
  return (
    <>
      <NavigationLink
        to="/inPlay"
        icon={<Icon name="clock" />}
        badge={<Badge count={isPartial ? 0 : live} label={message('betting.lists.live')} />}
        {...place}
      >
        {message('betting.lists.inPlay')}
      </NavigationLink>
      <NavigationLink to="/events" icon={<Icon name="list" />} {...place}>
        {message('betting.lists.allSports')}
      </NavigationLink>
      <PlayersLink to="/favorite" icon={<Icon name="favourite" />} {...place}>
        {message('betting.lists.favourites')}
      </PlayersLink>
    </>
  )
}

const sportAt = (path: string | undefined, tree: readonly SportTile[]) =>
  tree.find(
    ({ id }) =>
      path === sportPath(id) ||
      path === `/exchange${sportPath(id)}` ||
      path?.startsWith(`/exchange/${id}/`) ||
      path?.startsWith(`/events/${id}/`),
  )

function Sports({ current, onGo }: NavigationSectionProps) {
  const { tree = [], query, isPartial } = useListedEvents()
  // The sport that the player opened, or null after closing one; until then the sport of the current page is open.
  const [chosenId, setChosenId] = useState<string | null>()
  const openId = chosenId === undefined ? sportAt(current, tree)?.id : chosenId
  if (query.isPending) return <SideNav.Pending />
  return tree
    .filter(({ id }) => id !== politicsId)
    .map((sport) => (
      <SportGroup
        key={sport.id}
        sport={sport}
        isPartial={isPartial}
        isOpen={openId === sport.id}
        onOpenChange={(isOpen) => setChosenId(isOpen ? sport.id : null)}
        current={current}
        onGo={onGo}
      />
    ))
}

function Politics({ current, onGo }: NavigationSectionProps) {
  const message = useMessage()
  return (
    <PlayersLink
      to={sportPath(politicsId)}
      icon={<SportIcon name="politics" />}
      current={current}
      onGo={onGo}
    >
      {message('betting.lists.politics')}
    </PlayersLink>
  )
}
