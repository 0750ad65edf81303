import type { WriteDocument } from '../informationDocument.ts'
import { contactOf } from './runBy.ts'

/** The player's own link is shown after it. */
const affiliates: WriteDocument = (message, facts) => ({
  introduction: [
    `If you write about sport, run a channel or simply have friends who bet, you can bring them to ${facts.brand} with a link of your own.`,
  ],
  sections: [
    {
      id: 'link',
      heading: message('information.affiliates.link'),
      body: [
        {
          steps: [
            'Log in and copy your link from this page.',
            'Share it. Everyone who opens it sees this site as usual; the browser keeps your code for 30 days.',
            'When they sign up in that time, your code is sent with the sign-up. They see it in the form, and can change or remove it.',
          ],
        },
        'The latest link that a visitor opens counts. Below you see how many players have signed up with yours, and nothing else about them.',
      ],
    },
    {
      id: 'reward',
      heading: message('information.affiliates.reward'),
      body: [
        'Whether there is a reward, and how much, is decided by the terms of the bonus that is running, which you find with the [promotions](/promotions). This page promises none. Larger partners make an agreement of their own with us.',
        contactOf(facts),
      ],
    },
    {
      id: 'rules',
      heading: message('information.affiliates.rules'),
      body: [
        {
          list: [
            'Advertise to adults only, and never to people who have asked to be kept from betting.',
            'Do not promise wins, and do not call betting a way out of debts.',
            'Say that you are rewarded, where you are.',
            'Do not send messages to people who have not asked for them.',
            'Do not use our name or logo in a way that looks as if you were us.',
          ],
        },
      ],
    },
    {
      id: 'end',
      heading: message('information.affiliates.end'),
      body: [
        'You can stop at any time: nothing happens to your own account. We may switch a code off that breaks these rules or that is used to sign up accounts that are not real.',
      ],
    },
  ],
})
export default affiliates
