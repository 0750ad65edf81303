import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

const hash = (password: string, nonce: Buffer): Promise<Buffer> =>
  derive('argon2id', { ...cost, message: password.normalize('NFKC'), nonce }) as Promise<Buffer>

/** Hashes a password with argon2id (19 MiB, two passes) and a random salt. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  return `argon2id$${nonce.toString('base64')}$${(await hash(password, nonce)).toString('base64')}`
}

/** Compares a password with a stored hash in constant time. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, nonce = '', tag = ''] = stored.split('$')
  const expected = Buffer.from(tag, 'base64')
  const actual = await hash(password, Buffer.from(nonce, 'base64'))
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

export const randomPassword = (): string => randomBytes(12).toString('base64url')
