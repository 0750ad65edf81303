'use client'
import { IconButton, useMessage } from '@kit/ui'
import { addFavouriteMarket, removeFavouriteMarket } from '@kit/sdk/contract'
import { favouriteMarketMutation } from '@kit/sdk/query'
import { useMutation } from '@tanstack/react-query'
import { useBetting } from '../../site/bettingContext.ts'
import { useFavouriteMarkets } from './useFavouriteMarkets.ts'

/**
 * The star of a market: a player marks it, or takes the mark off. A call that fails says nothing and leaves the star as
 * it was. Sources: FAV-004 to FAV-006, FAV-008, FAV-010.
 */
export function FavouriteStar({ marketId, name }: { marketId: string; name: string }) {
  const message = useMessage()
  const { site } = useBetting()
  const favourites = useFavouriteMarkets()
  const mark = useMutation(favouriteMarketMutation(site.operator.client))
  if (!favourites) return null
  const isFavourite = favourites.includes(marketId)
  const press = () =>
    mark.mutate(
      { id: marketId, isFavourite: !isFavourite },
      {
        onSuccess: () => {
          const { success } = isFavourite ? removeFavouriteMarket : addFavouriteMarket
          site.toast(success ?? '', 'success')
        },
      },
    )
  return (
    <IconButton
      icon="favourite"
      size="small"
      aria-pressed={isFavourite}
      label={message('betting.market.favourite', { name })}
      disabled={mark.isPending}
      onClick={press}
    />
  )
}
