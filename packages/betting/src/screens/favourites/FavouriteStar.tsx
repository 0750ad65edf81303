'use client'
import { IconButton, useMessage, type IconButtonProps } from '@kit/ui'
import { clsx } from 'clsx'
import { useIsLoggedIn, useIsPlayer } from '../../site/useAccount.ts'
import { useFavouriteEvent, useFavouriteMarket, type Favourite } from './useFavourites.ts'
import * as styles from './favouriteStar.css.ts'

interface StarProps extends Omit<IconButtonProps, 'icon' | 'label' | 'onClick'> {
  name: string
}

function Star({ favourite, name, className, ...rest }: StarProps & { favourite: Favourite }) {
  const message = useMessage()
  const isLoggedIn = useIsLoggedIn()
  const isPlayer = useIsPlayer()
  // Only players have favourites (ROLE-009).
  if (isLoggedIn && !isPlayer) return null
  return (
    <IconButton
      icon="favourite"
      label={message('betting.favourite.star', { name })}
      aria-pressed={favourite.isFavourite}
      onClick={favourite.toggle}
      className={clsx(styles.star, className)}
      {...rest}
    />
  )
}

/** The screen around it provides `favouriteMessages`. */
export function FavouriteEventStar({ eventId, ...rest }: StarProps & { eventId: string }) {
  return <Star favourite={useFavouriteEvent(eventId)} {...rest} />
}

/** The screen around it provides `favouriteMessages`. */
export function FavouriteMarketStar({ marketId, ...rest }: StarProps & { marketId: string }) {
  return <Star favourite={useFavouriteMarket(marketId)} {...rest} />
}
