import type { AuthoredScreen } from './screen.ts'

export const casino = {
  GameListScreen: {
    for: 'A list of the operator’s games, to be found by name, by type, by provider, or among one’s own favourites.',
    notFor: 'A game: it has a screen of its own. A few chosen games on the home page: a shelf.',
    right: [
      'Draw only the rows near the screen: thousands of games cost as much as thirty.',
      'Keep the player’s recent games and favourites above all others.',
    ],
    wrong: ['A filter with a choice that finds nothing.', 'Pages of games: the list scrolls.'],
    keys: [
      ['Tab', 'moves to the lists, the search, the filters and the shelves; stops once in the grid'],
      ['Arrows, Home, End', 'move between the games of the grid'],
      ['Enter on a game', 'opens it'],
      ['Enter, Space on a star', 'make it a favourite, or not'],
    ],
    says: 'The lists as navigation, the search by its label, then each game as a link with its place among all. What was found is a status.',
    story: 'Player',
    height: 760,
    parts: [
      ['Lists', 'nav'],
      ['Search', '[data-kit~="search-field"]'],
      ['All categories', '[aria-haspopup="dialog"]'],
      ['Types', '[role="group"][aria-label="Types"]'],
      ['Providers', '[role="group"][aria-label="Providers"]'],
      ['Shelf of favourites', '[data-lobby] section'],
      ['All games', '[data-game-grid]'],
      ['Favourite', '[data-game-grid] [data-part="game-tile-star"]'],
    ],
  },
} satisfies Record<string, AuthoredScreen>
