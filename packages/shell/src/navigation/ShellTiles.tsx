import { useFlag } from '@kit/sdk/react'
import { CasinoIcon, Icon, SideNav, useMessage } from '@kit/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { NavigationSectionProps } from '../feature.ts'
import { useSite } from '../siteContext.ts'
import { casinoPlaces } from './casinoPlaces.ts'
import { tutorialTiles } from './helpVideos.ts'
import * as styles from './navigation.css.ts'
import { useHasCasino } from './useHasCasino.ts'
import { useHelpVideos } from './useHelpVideos.ts'

type TileProps = Pick<NavigationSectionProps, 'onGo'>

function Tile({ to, icon, label, onGo }: TileProps & { to: string; icon: ReactNode; label: string }) {
  return (
    <SideNav.Item icon={icon}>
      <Link to={to} activeOptions={{ exact: true }} {...(onGo && { onClick: onGo })}>
        {label}
      </Link>
    </SideNav.Item>
  )
}

/** Tile on domains with affiliates (SHELL-061). */
export function AffiliatesTile({ onGo }: TileProps) {
  const { services } = useSite()
  const message = useMessage()
  const isWanted = useFlag('nav.affiliates')
  if (!isWanted || !services.hasPage('/affiliates')) return null
  return (
    <Tile
      to="/affiliates"
      icon={<Icon name="account" />}
      label={message('shell.tile.affiliates')}
      onGo={onGo}
    />
  )
}

/** Casino tiles in order (SHELL-066, SHELL-068, SHELL-069). */
export function CasinoTiles({ onGo }: TileProps) {
  const { services } = useSite()
  const message = useMessage()
  const hasCasino = useHasCasino()
  const isWanted = useFlag('nav.casinoTiles')
  const kinds = hasCasino && isWanted ? casinoPlaces.filter(({ to }) => services.hasPage(to)) : []
  return (
    <>
      {kinds.map(({ id, to, icon }) => (
        <Tile
          key={id}
          to={to}
          icon={<CasinoIcon name={icon} />}
          label={message(`shell.casino.${id}`)}
          onGo={onGo}
        />
      ))}
      {services.hasPage('/leadership-board') && (
        <Tile
          to="/leadership-board"
          icon={<Icon name="shorten" />}
          label={message('shell.tile.leaderboard')}
          onGo={onGo}
        />
      )}
    </>
  )
}

/** Played over the page (SHELL-070). */
export function TutorialTiles({ onGo }: TileProps) {
  const { services } = useSite()
  const message = useMessage()
  const isWanted = useFlag('nav.tutorialTiles')
  const videos = useHelpVideos(tutorialTiles)
  if (!isWanted || videos.length === 0) return null
  return (
    <>
      <p className={styles.heading}>{message('shell.tile.tutorials')}</p>
      {videos.map((video) => (
        <SideNav.Item key={video} icon={<Icon name="info" />}>
          <button
            type="button"
            onClick={() => {
              onGo?.()
              services.request('video.open', { video })
            }}
          >
            {message(`shell.tile.help.${video}`)}
          </button>
        </SideNav.Item>
      ))}
    </>
  )
}
