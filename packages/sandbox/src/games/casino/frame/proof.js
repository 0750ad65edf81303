import { make } from './element.js'

const fact = (name, value) => make('p', {}, `${name}: `, make('code', {}, value))

let isOpen = false

/**
 * Renders the hash of the seed for the next stake, the player's seed if it counts, and the seeds of the last
 * ended round.
 */
export function proofView({ nextHash, isCommon, seed, chain, last }) {
  const details = make(
    'details',
    { open: isOpen, ontoggle: (event) => (isOpen = event.target.open) },
    make('summary', {}, 'Fair play'),
    make(
      'p',
      {},
      isCommon
        ? 'A round is decided by our seed and its number. Seeds of shared rounds come from a chain that was fixed before its first round: the hash of each seed is the seed before it. We know the chain, but we cannot change a seed after you stake.'
        : 'A round is decided by two seeds. The hash of ours is here before you stake; the other is yours.',
    ),
    fact(`Hash of our ${isCommon ? 'seed in this round' : 'next seed'} (SHA-256)`, nextHash),
    seed && make('label', {}, 'Your seed', seed),
    chain && fact('Commitment of this chain', chain.commitment),
    chain && fact('Round of this chain', String(chain.position)),
    chain?.next && fact('Commitment of the next chain', chain.next),
  )
  if (last)
    details.append(
      fact('Last round, our seed', last.serverSeed),
      fact('Its hash, shown before', last.serverSeedHash),
      fact('The other seed in it', last.clientSeed),
    )
  return details
}
