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
  /** The provider, in a quieter line. */
  provider?: ReactNode
  /** An Image with a ratio, so that the layout does not shift when it loads. */
  picture: ReactNode
  /** A short label on the picture: new, exclusive. */
  badge?: ReactNode
  /**
   * Called before the link is followed. Call `preventDefault` to stay on the page, e.g. to ask a visitor to log in
   * first.
   */
  onOpen?: NonNullable<SiteLinkProps['onClick']>
  /** True if the game is a favourite: the star is filled. */
  pressed?: boolean
  defaultPressed?: boolean
  onPressedChange?: (pressed: boolean, details: PressedChange) => void
  /** Name of the button that toggles the favourite. Without it, no star is rendered. */
  labels?: { star: string }
  /** Tab index of the link and the star: -1 in a grid with arrow key navigation. */
  tabIndex?: 0 | -1
}

/** A game in a grid or on a shelf. Its picture, name and provider form one link. */
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
