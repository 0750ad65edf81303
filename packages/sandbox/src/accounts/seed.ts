import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../database/schema.ts'
import { findAccountByName } from './accountStore.ts'
import { createAccount } from './createAccount.ts'
import { randomPassword } from './password.ts'

/** The player account of a fresh operator, for whoever runs it. */
export interface SeededPlayer {
  userName: string
  password: string
}

const userName = 'player'

/** Makes the account `player` at the first start. Its password is kept beside the database, in a file only the owner reads. */
export async function seedPlayer(
  database: Database,
  stateFolder: string,
  at: Date,
): Promise<SeededPlayer | undefined> {
  const path = join(stateFolder, 'accounts.json')
  if (await findAccountByName(database, userName)) {
    if (stateFolder === 'memory') return undefined
    const kept = await readFile(path, 'utf8').catch(() => undefined)
    return kept === undefined ? undefined : (JSON.parse(kept) as SeededPlayer)
  }
  const player = { userName, password: randomPassword() }
  if (stateFolder !== 'memory') {
    // Before the account exists: a password that opens nothing is harmless, an account nobody can open is not.
    await writeFile(path, `${JSON.stringify(player)}\n`, { mode: 0o600 })
    await chmod(path, 0o600)
  }
  await createAccount(database, {
    ...player,
    fullName: 'Player',
    isDemo: false,
    grant: 25_000_000n,
    at,
    expiresAt: null,
  })
  return player
}
