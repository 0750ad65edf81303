import type { Authored } from './authored.ts'

export const feedback = {
  Banner: {
    notFor: 'News that goes by itself: Toasts. An error of one field: its error.',
    right: ['Put it beside its subject.', 'Say what to do now.'],
    wrong: ['A banner that disappears by itself: use a toast.', 'The tone "danger" for news.'],
    story: 'Offline',
  },
  Toasts: {
    notFor: 'What must be answered: a Dialog. An error of a field.',
    right: ['One short sentence: Bet placed.', 'Say the same where it can be read later: open bets.'],
    wrong: ['A toast as the only trace of a bet.', 'A link that is needed.'],
    keys: [
      ['F8', 'moves to the messages'],
      ['Escape', 'closes the one with focus'],
    ],
    says: 'Each message as it appears; errors interrupt, others wait.',
  },
  Progress: {
    notFor: 'Short work of unknown length: a Spinner. Steps of a form: a Stepper.',
    right: ['Say in the label what is done: Sending receipt.'],
    wrong: ['A bar that goes back.'],
    story: 'Running',
  },
  Skeleton: {
    notFor: 'Work that a player began: a Spinner in its button.',
    right: ['Reserve the space while content loads: Skeleton.', 'Set aria-busy on the region around it.'],
    wrong: ['A skeleton of another shape than what comes.'],
  },
  Spinner: {
    notFor: 'Content whose shape is known: a Skeleton. Work of known length: Progress.',
    right: ['Use it inside what was pressed.'],
    wrong: ['A spinner where the shape of the content is known.', 'Two spinners in one view.'],
  },
  EmptyState: {
    notFor: 'Something that failed: an ErrorState.',
    right: ['Say what would be here, and how to begin.', 'Offer one action at most.'],
    wrong: ['“No data”: it says nothing.'],
    story: 'EmptyWithAction',
    live: {
      icon: 'bet',
      title: 'No Market Selected',
      text: 'Tap a price to begin a bet.',
      headingLevel: 2,
    },
  },
  ErrorState: {
    notFor: 'Nothing to show: an EmptyState. One field’s error.',
    right: ['Say what failed and what to do.', 'Offer to try again where it may help.'],
    wrong: ['A code without words.', 'An apology instead of a way on.'],
    keys: [['Enter, Space', 'retries']],
    says: 'Its title and text as an alert; then the retry button.',
  },
  ConsentBanner: {
    notFor: 'What the site needs to work: it does not ask for that. Terms of an account: a Checkbox.',
    right: ['Ask before anything is measured.', 'Place it where it covers neither prices nor the slip.'],
    wrong: ['An answer that is larger or brighter than the other.', 'Asking again after No.'],
    keys: [
      ['Tab', 'moves to No, then to Yes'],
      ['Enter, Space', 'answer'],
    ],
    says: 'Its name as a region, the question, then both buttons.',
  },
} satisfies Record<string, Authored>
