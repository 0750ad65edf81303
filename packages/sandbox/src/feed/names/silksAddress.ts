/** Path of a jockey's colours. It is under `api`, so that a proxy for calls passes it on too. */
export const silksPath = '/api/common/game/silks/'

/** The number is from 0 to 2^32 - 1. */
export const silksAddress = (number: number): string => `${silksPath}${number.toString(16)}.svg`

/** Returns undefined for any other file. */
export function readSilksFile(file: string): number | undefined {
  const digits = /^([\da-f]{1,8})\.svg$/.exec(file)?.[1]
  return digits === undefined ? undefined : Number.parseInt(digits, 16)
}
