import type { WriteDocument } from '../informationDocument.ts'

/** Tutorials in order, with the brand's help videos if it has some. */
const tutorials: WriteDocument = (message, { hasExchange, hasPage, videos }) => ({
  introduction: [
    'What everybody does first, step by step. What your site does not offer, such as signing up by yourself, is done for you by the agent who opened your account.',
  ],
  sections: [
    {
      id: 'sign-up',
      heading: message('information.tutorials.signUp'),
      video: videos.signUp,
      body: [
        {
          steps: [
            'Press Register.',
            'Choose the code of your country and type your mobile number.',
            'Press Send Verification Code, and type the six digits that your phone receives. After 60 seconds you can ask for another code.',
            'Choose a password of at least eight characters with a digit, and type it twice.',
            'If you have a referral or promo code, switch its field on. A code of the link that you opened is there already.',
            'Confirm that you are 18 and accept the terms, then press Register. You are logged in.',
          ],
        },
      ],
    },
    {
      id: 'log-in',
      heading: message('information.tutorials.login'),
      video: videos.login,
      body: [
        {
          steps: [
            'Press Login.',
            'Type your user name or mobile number, and your password. The eye shows what you type.',
            'Tick Remember me on a device that only you use. Without it, the login ends with the browser.',
            'Press Login. If your account has a second step, type the code of your app.',
          ],
        },
        'To look around first, press Demo Login: you get an account with points that cost nothing.',
      ],
    },
    ...(hasPage('/deposit')
      ? [
          {
            id: 'deposit',
            heading: message('information.tutorials.deposit'),
            video: videos.deposit,
            body: [
              {
                steps: [
                  'Press Deposit and type the amount.',
                  'Choose how you pay, and a bonus if one is on offer and you want it.',
                  'Pay to the account that is shown, from an account in your own name.',
                  'Type the transaction reference, add the picture of the receipt and send it.',
                  'The points are there when the deposit has been approved. Its state is in your list of deposits.',
                ],
              },
            ],
          },
        ]
      : []),
    {
      id: 'play',
      heading: message('information.tutorials.play'),
      video: videos.play,
      body: hasExchange
        ? [
            {
              steps: [
                'Choose an event that is in play or coming up.',
                'Press a price: blue to back, pink to lay, unless your site has other colours.',
                'Type a stake or press one of the stake buttons. The slip shows what you can win and what you can lose.',
                'Press Place Bet, and wait for the message that it stands.',
                'See it under My Bets, and its result when the market is settled.',
              ],
            },
            'On a keyboard, every bet can be placed without a mouse: press ? to see the keys.',
          ]
        : [
            {
              steps: [
                'Choose a game of the list, or search for one.',
                'Choose a stake when the game has opened. Your balance is shown above it.',
                'When the round is over, a win is in your balance by itself.',
                'See the result of every round under My Bets.',
              ],
            },
          ],
    },
    ...(hasPage('/withdraw')
      ? [
          {
            id: 'withdraw',
            heading: message('information.tutorials.withdraw'),
            video: videos.withdraw,
            body: [
              {
                steps: [
                  'Press Withdraw and type the amount. Points of open bets cannot be withdrawn.',
                  'Choose an account of your own, or add one. Adding one needs your password.',
                  'Send the request. The points are set aside until it is paid or refused.',
                  'Its state is in your list of withdrawals.',
                ],
              },
            ],
          },
        ]
      : []),
  ],
})
export default tutorials
