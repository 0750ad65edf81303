import type { WriteDocument } from '../informationDocument.ts'
import { contactOf, runBy } from './runBy.ts'

const privacy: WriteDocument = (message, facts) => ({
  introduction: [
    `This page says which data ${facts.brand} keeps about you. It names what the site really stores, in plain words.`,
    ...runBy(facts),
  ],
  sections: [
    {
      id: 'given',
      heading: message('information.privacy.given'),
      body: [
        'When you sign up: your phone number, a user name, a password, and an e-mail address if you give one. Of the password only a hash is kept, from which it cannot be read back.',
        'When you deposit or withdraw: the amount, the reference of the payment, the picture of the receipt, and the account that payouts go to. When you write to us: what you wrote.',
        'If we must check who you are: the documents that you send for it.',
      ],
    },
    {
      id: 'use',
      heading: message('information.privacy.use'),
      body: [
        'Every bet with its price, stake and times, and every change of your balance: the law and fairness to other players ask for a full record.',
        'With a login and with a bet we keep the internet address, the country, region and city that belong to it, and the kind of browser. We find the place from the address alone and never ask your device for its position.',
        'Logins, changes of the password and of the accounts for payouts are written to a security log, so that a theft can be noticed and traced.',
      ],
    },
    {
      id: 'browser',
      heading: message('information.privacy.browser'),
      body: [
        'The site keeps some values in the storage of your browser. You can delete all of them in its settings; you are logged out then.',
        {
          list: [
            'your login: until you log out, or close the browser if you have not ticked “Remember me”; after seven days it ends by itself',
            'the user name, if you have ticked “Remember me”',
            'language, light or dark theme, your stakes and settings of the bet slip',
            'the last configuration of the site, so that it starts without waiting',
            'the link that led you here (campaign, referral code, branch, promo code): for 30 days, to be sent with a sign-up',
          ],
        },
        'The only cookie that the site itself sets tells one session of your browser from the next. Cookies of the operator’s server keep your own device from being locked out while somebody else guesses at your password.',
      ],
    },
    {
      id: 'purpose',
      heading: message('information.privacy.purpose'),
      body: [
        'To run your account, to accept and settle bets, to pay you, to keep accounts safe, to meet the duties that the law gives a betting operator, and to answer you. Measurement and advertising by others are used only where the site says so.',
        'We do not sell your data, and no decision about you is left to a program alone, except the limits of a market that hold for everybody.',
      ],
    },
    {
      id: 'others',
      heading: message('information.privacy.others'),
      body: [
        'Payment services receive what a payment needs. The makers of casino games receive an identifier and the stakes of a round, but neither your name nor your phone number. Authorities receive what the law makes us give them.',
        'A chat or a video of another company, where the site offers one, is loaded from that company, which learns your internet address then.',
      ],
    },
    {
      id: 'time',
      heading: message('information.privacy.time'),
      body: [
        'Bets, payments and proofs of identity are kept for as long as the law on betting and on money laundering asks, usually five years after an account is closed. The security log is kept for as long as it can help to trace a misuse. Everything else is deleted when the account is.',
        'A demo account and all that belongs to it lasts six hours.',
      ],
    },
    {
      id: 'rights',
      heading: message('information.privacy.rights'),
      body: [
        'You can ask which data we have about you and receive a copy, have mistakes corrected, and have deleted what we need not keep. You can object to advertising at any time.',
        contactOf(facts),
      ],
    },
  ],
})
export default privacy
