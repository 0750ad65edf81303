import { parseArgs } from 'node:util'
import { readClaim, rulesNames, searchOf, verifyRound, type RoundClaim } from '@kit/sdk/fair'

// `npm run verify-round`: recomputes a round from its seeds, by the code that decided it. See
// docs/verifying-a-round.md.

const usage = `npm run verify-round -- "ADDRESS"          the address that "Check this round" of a receipt leads to
npm run verify-round -- --rules NAME --hash HASH --seed SEED --client SEED
                        [--chain COMMITMENT --position NUMBER] [--outcome TEXT]
                        [--selection ID --stake UNITS --result UNITS [--cashOut HUNDREDTHS]]
Amounts are whole hundredths of a point. Rules: ${rulesNames.join(', ')}.`

const names = [
  'rules',
  'hash',
  'seed',
  'client',
  'chain',
  'position',
  'outcome',
  'selection',
  'cashOut',
  'stake',
  'result',
] as const

function claimOf(args: string[]): RoundClaim | undefined {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
  })
  const [address] = positionals
  if (address !== undefined) return readClaim(address.slice(Math.max(address.indexOf('?'), 0)))
  const stated = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  )
  return readClaim(`?${new URLSearchParams(stated).toString()}`)
}

/** Returns the exit code: 0 valid, 1 wrong, 2 cannot be verified. */
function report(claim: RoundClaim): number {
  const verdict = verifyRound(claim)
  if (verdict.kind !== 'checked') {
    console.error(
      verdict.kind === 'unknown-rules'
        ? `The rules ${claim.rules} are unknown.`
        : `These rules have no selection ${claim.selection}.`,
    )
    return 2
  }
  console.log(`The seeds give: ${verdict.outcome.text} (${verdict.outcome.symbols.join(' ')})`)
  for (const { what, isRight, stated, computed } of verdict.checks)
    console.log(`${isRight ? 'same     ' : 'DIFFERENT'} ${what}: stated ${stated}, computed ${computed}`)
  console.log(verdict.isRight ? 'This round is right.' : 'This round does NOT match its receipt.')
  if (verdict.isRight) console.log(`Its address: /verify-round${searchOf(claim)}`)
  return verdict.isRight ? 0 : 1
}

let claim: RoundClaim | undefined
try {
  claim = claimOf(process.argv.slice(2))
} catch {
  claim = undefined
}
if (!claim) console.error(usage)
process.exit(claim ? report(claim) : 2)
