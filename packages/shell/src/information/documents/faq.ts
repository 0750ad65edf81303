import type { DocumentSection, WriteDocument } from '../informationDocument.ts'

const faq: WriteDocument = (message, { hasExchange }) => {
  const exchange: readonly DocumentSection[] = [
    {
      id: 'back-and-lay',
      heading: message('information.faq.backLay'),
      body: [
        'A back wins if the runner wins; a lay wins if it does not. A back at 2.50 with a stake of 100 wins 150 or loses 100. A lay at 2.50 with a stake of 100 wins 100 or loses 150. The slip shows both figures before you place the bet.',
      ],
    },
    {
      id: 'refused',
      heading: message('information.faq.refused'),
      body: [
        'Most often the price became worse while the bet was waiting, or the market was suspended in between, as after a wicket or a goal. A bet is also refused if the stake lies outside the limits of the market or above the cap of your account, or if your points do not cover the risk. The message says which. A refused bet costs nothing.',
        'In the slip you can choose to accept a price that is a little worse, or any price. A better one is always taken.',
      ],
    },
    {
      id: 'delay',
      heading: message('information.faq.delay'),
      body: [
        'Markets that are in play have a bet delay, so that nobody can bet on what he has seen in the stadium before the others. Price, status and limits are checked again after it.',
      ],
    },
  ]
  const markets: readonly DocumentSection[] = [
    {
      id: 'suspended',
      heading: message('information.faq.suspended'),
      body: [
        'SUSPENDED means that bets are not accepted for the moment. BALL RUNNING means that a ball is being bowled. Both end by themselves. A closed market takes no more bets. If your connection is lost, the site marks the prices as old, and no bet can be placed on them.',
      ],
    },
    {
      id: 'session',
      heading: message('information.faq.session'),
      body: [
        'A session asks for a number of runs. Yes wins if the result is the number of your bet or more, No wins if it is less. If the session was cut short by rain before its end, and its result was not certain by then, the bets are void.',
      ],
    },
    {
      id: 'void',
      heading: message('information.faq.void'),
      body: [
        'When the market cannot be decided: the match has no result, the runner was withdrawn, or the session was cut short. The whole stake comes back, and the bet counts neither as won nor as lost.',
      ],
    },
    {
      id: 'corrected',
      heading: message('information.faq.changed'),
      body: [
        'The result it was settled by was wrong, and has been corrected. The bets of the market were taken back and settled again. The bet shows the rule and the calculation of the result that stands now.',
      ],
    },
  ]
  const games: readonly DocumentSection[] = [
    {
      id: 'fair',
      heading: message('information.faq.fair'),
      body: [
        'In games that show it, the hash of the operator’s seed is shown before the round, and you add a seed of your own. Both together decide the round. When it is over, the operator’s seed is revealed, and you can check that it gives the same hash.',
      ],
    },
    {
      id: 'broken-round',
      heading: message('information.faq.brokenRound'),
      body: [
        'A stake is never taken twice. The round is played out by its rules; where a choice of yours was still open it is made void, and the stake comes back. My Bets shows the result.',
      ],
    },
  ]
  return {
    introduction: [
      'Short answers to what is asked most. The [rules](/rules-and-regulation) have every case, and the [tutorials](/tutorials) show each step.',
    ],
    isAccordion: true,
    sections: [
      ...(hasExchange ? exchange : games),
      {
        id: 'balance-and-exposure',
        heading: message('information.faq.exposure'),
        body: [
          'Bal is what you can stake now. Exp, the exposure, is the most that your open bets can lose together: it is set aside until they are settled. Bets that cancel each other out lower it, and the points are free again at once.',
        ],
      },
      {
        id: 'cancel',
        heading: message('information.faq.cancel'),
        body: [
          `No. A bet stands once the operator has accepted it.${hasExchange ? ' You can bet on the other side, at the price of the moment, to limit what you can lose.' : ''}`,
        ],
      },
      ...(hasExchange ? markets : []),
      {
        id: 'connection',
        heading: message('information.faq.lost'),
        body: [
          'Either it was placed once, or not at all: it is never sent twice. When the connection is back, the site asks the operator and tells you. What stands is listed under My Bets.',
        ],
      },
      {
        id: 'demo',
        heading: message('information.faq.demo'),
        body: [
          'An account to try the site with, with points that cost nothing. It ends after six hours, with all that belongs to it. You cannot deposit, withdraw or keep your own stakes with it.',
        ],
      },
      {
        id: 'password',
        heading: message('information.faq.password'),
        body: [
          'Where the login offers “Forgot Password?”, set a new one with a code that is sent to your phone. Otherwise ask the agent who opened your account, or customer service. Nobody can tell you the old one: it is not stored.',
        ],
      },
    ],
  }
}
export default faq
