import type { WriteDocument } from '../informationDocument.ts'
import { contactOf, runBy } from './runBy.ts'

const about: WriteDocument = (message, facts) => ({
  introduction: [
    facts.hasExchange
      ? `${facts.brand} is a place to bet on sport while it is played, and to see at every moment what a bet is worth.`
      : `${facts.brand} is an online casino: live tables, slots, lotteries and crash games in one place, on a phone and on a computer.`,
  ],
  sections: [
    { id: 'company', heading: message('information.about.company'), body: runBy(facts) },
    ...(facts.hasExchange
      ? [
          {
            id: 'exchange',
            heading: message('information.about.exchange'),
            body: [
              'At an exchange there are two sides. A back says that a runner wins. A lay says that it does not: you take the place of the bookmaker, and risk what the back would win. A price of 2.50 means that a back of 100 wins 150 and risks 100, and that a lay of 100 wins 100 and risks 150.',
              'Because both sides are open, you can bet on a team at the start of a match and lay it later at another price, so that you win or lose the same whichever team wins. The slip shows for every runner what you stand to win or lose, before and after the bet.',
              'Bookmaker markets and sessions work with the win of a stake of 100. A session asks for a number of runs: Yes wins if the result is that number or more, No if it is less.',
            ],
          },
          {
            id: 'prices',
            heading: message('information.about.prices'),
            body: [
              'Prices come live and change several times a second during a match. A price that may be old is marked, and a market whose ball is running takes no bets.',
              'A bet is placed once or not at all, at the price you asked for or a better one. When it is settled, it shows the rule and the calculation behind the result, and your page checks the operator’s figure against its own.',
            ],
          },
        ]
      : [
          {
            id: 'games',
            heading: message('information.about.games'),
            body: [
              'Each game runs on a page of its own, which cannot read your login or your points. A stake counts as exposure until its round ends, and every end, void and return is entered in your account.',
              'A round whose connection breaks is played out by its rules or made void, and a stake is never taken twice. My Bets shows the result.',
            ],
          },
        ]),
    {
      id: 'contact',
      heading: message('information.about.contact'),
      body: [
        contactOf(facts),
        'How bets are settled is in the [rules](/rules-and-regulation). What we agree on is in the [terms](/terms-and-condition), and what we do with data in the [privacy policy](/privacy-policy).',
      ],
    },
  ],
})
export default about
