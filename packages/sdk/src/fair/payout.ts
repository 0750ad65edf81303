/** The payout of a stake in minor units; `pays` is per 100, the stake included. Half a unit is rounded up (decision contract-parsing). */
export const payoutOf = (stake: bigint, pays: number): bigint => (stake * BigInt(pays) + 50n) / 100n
