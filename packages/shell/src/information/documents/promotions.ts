import type { WriteDocument } from '../informationDocument.ts'

/** Explains offers in general. The deposit shows those of the operator. */
const promotions: WriteDocument = (message, { brand }) => ({
  introduction: [
    `What ${brand} has on offer changes, and is shown where you can take it. This page explains how an offer works, so that its terms hold no surprise.`,
  ],
  sections: [
    {
      id: 'where',
      heading: message('information.promotions.where'),
      body: [
        'Bonuses on a deposit are listed when you make one, with the amounts they are for. You choose one, or none. A promo code that you received is typed in when you sign up, or comes with the link you opened.',
        'If the list is empty, nothing is on offer to your account at present. Somebody who promises you more in a message does not speak for us.',
      ],
    },
    {
      id: 'kinds',
      heading: message('information.promotions.kinds'),
      body: [
        {
          list: [
            'Deposit bonus: a share of a deposit on top of it, given when the deposit is approved. It may be for the first deposit only.',
            'Wager bonus: points that become yours when you have staked a stated sum.',
            'Sign-up bonus: for a promo code that was given at the sign-up.',
            'Referral bonus: for bringing a player, see [affiliates](/affiliates).',
            'Losing bonus: a share of what you lost in a stated time.',
          ],
        },
      ],
    },
    {
      id: 'terms',
      heading: message('information.promotions.terms'),
      body: [
        'Least and most are the smallest deposit that counts and the largest that is taken into account. A limit says how often one player may use it. Wagering says how much must be staked, on which sports or games, and by when, before the bonus can be withdrawn.',
        'A bonus with wagering is not a present: work out what you would have to stake before you take it. You can always deposit without one.',
      ],
    },
    {
      id: 'problem',
      heading: message('information.promotions.problem'),
      body: [
        'A bonus is for those who meet its terms when the deposit is approved, not when it is sent. If you think that you met them, write to customer service with the time and the amount of the deposit. One bonus is given to one person; accounts that act together lose theirs. See the [terms](/terms-and-condition).',
      ],
    },
  ],
})
export default promotions
