'use client'
import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { ChangeDetails } from '../controlled/changeDetails.ts'
import { useControlled } from '../controlled/useControlled.ts'
import { IconButton } from '../IconButton/index.ts'
import { SiteLink, type SiteLinkProps } from '../SiteLink/index.ts'
import * as styles from './gameTile.css.ts'

export type PressedChange = ChangeDetails<'pressed'>

export interface GameTileProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'tabIndex'> {
  /** The path of the game. */
  to: string
  name: ReactNode
  /** Who makes it, in a quieter line. */
  provider?: ReactNode
  /** An Image with a ratio, so that nothing moves when it loads. */
  picture: ReactNode
  /** A word on the picture: new, exclusive. */
  badge?: ReactNode
  /** Called before the link is followed; `preventDefault` stays on the page: a visitor is asked to log in first. */
  onOpen?: NonNullable<SiteLinkProps['onClick']>
  /** Whether its star is lit: the game is kept. */
  pressed?: boolean
  defaultPressed?: boolean
  onPressedChange?: (pressed: boolean, details: PressedChange) => void
  /** The name of a star that keeps the game. Without it there is none. */
  labels?: { star: string }
  /** Of its link and its star: -1 in a grid that arrows walk. */
  tabIndex?: 0 | -1
}

/** A game in a grid or on a shelf: its picture, name and provider are one link. */
export function GameTile(props: GameTileProps) {
  const { to, name, provider, picture, badge, onOpen, tabIndex = 0, ...others } = props
  const { pressed: given, defaultPressed = false, onPressedChange, labels, className, ...rest } = others
  const [pressed, change] = useControlled<boolean, PressedChange>(given, defaultPressed, onPressedChange)
  return (
    <div data-kit="game-tile" className={clsx(styles.tile, className)} {...rest}>
      <SiteLink
        to={to}
        tabIndex={tabIndex}
        data-part="game-tile-link"
        className={styles.link}
        {...(onOpen && { onClick: onOpen })}
      >
        {picture}
        <span data-part="game-tile-words" className={styles.words}>
          <span data-part="game-tile-name" className={styles.name}>
            {name}
          </span>
          {provider !== undefined && (
            <span data-part="game-tile-provider" className={styles.provider}>
              {provider}
            </span>
          )}
        </span>
        {badge !== undefined && (
          <span data-part="game-tile-badge" className={styles.badge}>
            {badge}
          </span>
        )}
      </SiteLink>
      {labels && (
        <IconButton
          icon="favourite"
          size="small"
          tabIndex={tabIndex}
          label={labels.star}
          aria-pressed={pressed}
          data-part="game-tile-star"
          className={styles.star}
          onClick={(event) => change(!pressed, { reason: 'pressed', event })}
        />
      )}
    </div>
  )
}
