/** The words of favourites; they come with the parts that say them. */
export const favouriteMessages = {
  'betting.favourite.star': 'Favourite: {name}',
} as const satisfies Record<string, string>
