// What a player needs to verify a round.

import { make } from './element.js'

const fact = (name, value) => make('p', {}, `${name}: `, make('code', {}, value))

let isOpen = false

/**
 * The hash of the seed that decides what is staked on next, the player's own seed where it counts, and the seeds of the last
 * round that is over.
 */
export function proofView({ nextHash, isCommon, seed, last }) {
  const details = make(
    'details',
    { open: isOpen, ontoggle: (event) => (isOpen = event.target.open) },
    make('summary', {}, 'Fair play'),
    make(
      'p',
      {},
      'A round is decided by two seeds. The hash of ours is here before you stake; the other is yours, or the number of a round that all share.',
    ),
    fact(`Hash of our ${isCommon ? 'seed in this round' : 'next seed'} (SHA-256)`, nextHash),
    seed && make('label', {}, 'Your seed', seed),
  )
  if (last)
    details.append(
      fact('Last round, our seed', last.serverSeed),
      fact('Its hash, shown before', last.serverSeedHash),
      fact('The other seed in it', last.clientSeed),
    )
  return details
}
