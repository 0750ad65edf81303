import type { WriteDocument } from '../informationDocument.ts'

/** The contract has no call for ranks: a brand that runs a ranking brings its own document. */
const leaderboard: WriteDocument = (message, { brand }) => ({
  introduction: [
    `Rankings are competitions among the players of ${brand}. Their results are published on this page.`,
  ],
  sections: [
    {
      id: 'now',
      heading: message('information.leaderboard.now'),
      body: [
        'There are no ranks to show at present. When a ranking begins, this page names its dates, its prizes and what counts, and then its places.',
      ],
    },
    {
      id: 'ranking',
      heading: message('information.leaderboard.ranking'),
      body: [
        'A ranking counts settled bets of a stated time and of stated sports or games. Bets that are void, or whose result is corrected later, are counted as they stand at the end. Players who are level share the place and its prize.',
        'You take part by betting as usual, and can ask customer service to leave you out. A player is shown by the first letters of the user name only.',
      ],
    },
    {
      id: 'fair',
      heading: message('information.leaderboard.fair'),
      body: [
        'Demo accounts, bets of several accounts that act together, and a back and a lay on the same runner at the same time, which risk nothing, are left out. Never bet more than you meant to for the sake of a place: see [responsible gambling](/responsible-gambling).',
      ],
    },
  ],
})
export default leaderboard
