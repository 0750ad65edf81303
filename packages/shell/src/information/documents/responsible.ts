import type { WriteDocument } from '../informationDocument.ts'
import { contactOf } from './runBy.ts'

/** Advice that does not depend on the brand. */
const responsible: WriteDocument = (message, facts) => ({
  introduction: [
    'Most people bet for fun and stop when it is over. For some it becomes a burden, on their money, their family and their health. This page is for both.',
  ],
  sections: [
    {
      id: 'pastime',
      heading: message('information.responsible.pastime'),
      body: [
        'Over time most players lose. No system changes that, and a long run of losses does not make a win more likely: the next match does not know the last one.',
        'Treat the money you bet with as the price of the evening. Bet only what you can lose without missing it, and never to pay a debt or to win something back.',
      ],
    },
    {
      id: 'limits',
      heading: message('information.responsible.limits'),
      body: [
        'Decide before you begin, not during a match:',
        {
          list: [
            'how much you deposit in a month, and do not deposit again before it is over',
            'how long you play, with an alarm on your phone that ends it',
            'how high a stake may be; the stake buttons of the slip can be set to it',
          ],
        },
        facts.hasPage('/safer-play')
          ? 'You can set limits of deposits, losses and stakes yourself with [safer play](/safer-play). A lower limit holds at once, a higher one after time to think.'
          : 'We can lower the highest stake of your account if you ask us to.',
        'Look at your own record now and then: My Bets shows every bet with its result.',
      ],
    },
    {
      id: 'signs',
      heading: message('information.responsible.signs'),
      body: [
        'Answer for yourself, honestly:',
        {
          list: [
            'Do you bet more than you meant to, or for longer?',
            'Do you raise the stakes to win back a loss?',
            'Do you hide from others how much you bet?',
            'Have you borrowed money, or sold something, to bet?',
            'Are you restless or irritable when you cannot bet?',
            'Has betting taken you from work, sleep or the people around you?',
          ],
        },
        'If two of these are true, take a break. If more are, talk to somebody.',
      ],
    },
    {
      id: 'break',
      heading: message('information.responsible.break'),
      body: [
        facts.hasPage('/safer-play')
          ? 'With [safer play](/safer-play) you take a break or exclude yourself for months. It holds at once, asks for no reason, and cannot be lifted before its time.'
          : 'Ask us to lock your account for a time, or to close it for good. We do it at once, ask for no reason, and send you no advertising. What is in the balance is paid out. A lock cannot be lifted before its time.',
        contactOf(facts),
        'Your bank can block payments to betting sites, and there are programs that keep all of them away from your devices. Each helps with sites other than this one, too.',
      ],
    },
    {
      id: 'minors',
      heading: message('information.responsible.minors'),
      body: [
        'Over 18s only may play here. An account of a minor is closed, its bets are void and the deposits go back.',
        'If children use your device, log out after playing, do not let the browser keep the password, and use the parental controls of the system.',
      ],
    },
    {
      id: 'help',
      heading: message('information.responsible.help'),
      body: [
        'Talking helps, and it is free and confidential. Gambling Therapy (gamblingtherapy.org) advises people all over the world online, in many languages. Gamblers Anonymous (gamblersanonymous.org) has meetings in many countries, of people who have been through the same. Gam-Anon (gam-anon.org) is for their families.',
        'If you think of harming yourself, call the emergency number of your country now.',
      ],
    },
  ],
})
export default responsible
