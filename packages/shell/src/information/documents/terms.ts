import type { WriteDocument } from '../informationDocument.ts'
import { contactOf, runBy } from './runBy.ts'

/** Source: SHELL-093. The company's own terms are at the end. */
const terms: WriteDocument = (message, facts) => ({
  warning: {
    title: message('information.terms.phishing'),
    text: `${facts.brand} never asks for your password or for a code by phone, chat or e-mail. Before you log in, check that the address in your browser is exactly ours and begins with https. Do not follow links to a login page from messages: type the address yourself, or use your own bookmark. If you entered your password somewhere else, change it at once and tell customer service.`,
  },
  introduction: [
    `These terms are the agreement between you and the operator of ${facts.brand}. The [rules](/rules-and-regulation) say how bets are settled, and the [privacy policy](/privacy-policy) says what happens to your data. Both are part of the agreement.`,
    ...runBy(facts),
  ],
  sections: [
    {
      id: 'agreement',
      heading: message('information.terms.agreement'),
      body: [
        'You accept the terms when you open an account. When we change them in a way that matters to you, we say so on the site before the change takes effect. Bets that were placed before it are settled by the terms and rules of the moment they were accepted.',
        'If a part of these terms is void under the law that applies, the other parts remain.',
      ],
    },
    {
      id: 'account',
      heading: message('information.terms.account'),
      body: [
        'You may open an account if you are at least 18 years old, or older where the law of your place says so, and if betting is legal where you are. It is up to you to know that law. We may ask for a proof of your age and identity before you bet, deposit or withdraw.',
        'One person has one account. You open it in your own name, with your own phone number, and you bet for yourself only. An account cannot be sold, lent or given to somebody else.',
        'Some accounts are opened by an agent of the operator instead of by sign-up. The same terms hold for them.',
      ],
    },
    {
      id: 'security',
      heading: message('information.terms.security'),
      body: [
        'Your password is yours alone. Everything that is done with it counts as done by you, until you tell us that somebody else knows it. Choose one that you use nowhere else: at least eight characters with a digit.',
        'After several wrong passwords in a row, logging in is closed for some time from where they were typed. Adding an account for payouts needs the password again, and ends your logins on other devices.',
      ],
    },
    {
      id: 'bets',
      heading: message('information.terms.bets'),
      body: [
        'A bet stands when the operator has accepted it, and not before. Until then the slip shows that it is being placed. A bet that was accepted appears under open bets, and neither you nor we can withdraw it at will.',
        'A bet waits for the delay of its market, and is then placed at the price you asked for or a better one. When the price has become worse, the bet is refused, unless you have chosen in the slip to accept a worse price.',
        'Stakes lie between the least and the most of their market, and below the caps of your account. We may refuse a bet, or part of the bets of an account, without giving a reason. A refused bet costs nothing.',
        'The points that you can lose with your open bets are reserved and shown as exposure. They cannot be staked a second time or withdrawn.',
      ],
    },
    {
      id: 'results',
      heading: message('information.terms.results'),
      body: [
        'Markets are settled by the [rules](/rules-and-regulation). Each settled bet shows the rule and the calculation behind its result.',
        'When a result proves wrong, it is corrected: the bets are settled again, points that were paid by mistake are taken back, and points that were withheld by mistake are paid. If the points have been spent by then, the account owes them.',
        'A price that is plainly wrong, such as one that belongs to the other runner, or a bet on an event whose result was already known, does not bind anybody. Such a bet is void and its stake comes back.',
      ],
    },
    {
      id: 'money',
      heading: message('information.terms.money'),
      body: [
        'Balances are counted in points. They earn no interest, and they are not a deposit in the sense of banking law.',
        'A deposit counts when it has been approved. Pay from an account in your own name only, and use each transaction reference once. We send back what came from somebody else.',
        'A withdrawal is paid to an account in your own name. Its points are set aside from the request until it is paid or refused. Before a first withdrawal we may ask for documents.',
        'We check transactions as the law against money laundering demands, and report what looks suspicious without telling you.',
      ],
    },
    {
      id: 'bonuses',
      heading: message('information.terms.bonuses'),
      body: [
        `Each bonus has terms of its own, shown with it before you choose it. It is given once to each person, unless its terms say otherwise, and is for those who meet its terms at the time.${facts.hasPage('/promotions') ? ' See [promotions](/promotions).' : ''}`,
      ],
    },
    {
      id: 'fairness',
      heading: message('information.terms.fairness'),
      body: [
        'The following void the bets concerned, and may close the account:',
        {
          list: [
            'betting on an event that you take part in, or can influence',
            'acting together with other accounts to get around limits or to misuse a bonus',
            'programs that place bets by themselves, where we have not allowed them in writing',
            'using a fault of the site, instead of telling us about it',
            'paying with money that is not yours',
          ],
        },
      ],
    },
    {
      id: 'availability',
      heading: message('information.terms.availability'),
      body: [
        'Live data can be late, and connections break. The site marks prices that may be old and does not send a bet by itself after a break. After a break it asks the operator what became of the last bet, and tells you.',
        'We may suspend a market, an event or the whole site for maintenance or for safety. Bets that were accepted before stand. We are not liable for a bet that could not be placed.',
      ],
    },
    {
      id: 'closing',
      heading: message('information.terms.closing'),
      body: [
        'You can have your account closed at any time. Open bets run to their end, and then the balance is paid out. If you want to stop playing for your own protection, say so: we close the account at once and do not open another one for you. See [responsible gambling](/responsible-gambling).',
        'We may close an account that breaks these terms. The balance that is rightfully yours is paid out in that case, too.',
      ],
    },
    {
      id: 'complaints',
      heading: message('information.terms.complaints'),
      body: [
        `${contactOf(facts)} Name the bet by its event, market and time. We look at the record of the market and of your account, and answer with what they say. A complaint about a result should reach us within seven days of the settlement.`,
      ],
    },
    ...(facts.companyTerms === null
      ? []
      : [{ id: 'company', heading: message('information.terms.company'), body: [facts.companyTerms] }]),
  ],
})
export default terms
