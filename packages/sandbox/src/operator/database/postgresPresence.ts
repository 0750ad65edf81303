import type { Client } from 'pg'
import type { Presence } from './presence.ts'

/** Namespace of the advisory locks that running processes hold. The migration uses it too. */
export const livingProcess = 20_260

type OnError = (error: unknown, what: string) => void

/**
 * Opens a connection whose advisory locks last as long as this process. If it breaks, another process may
 * become the leader, and this one notices at its next check, on a new connection.
 */
export async function enterDatabase(
  connect: () => Promise<Client>,
  onError: OnError,
): Promise<Presence & { leave(): Promise<void> }> {
  let connection: Promise<Client> | undefined
  let processNumber = 0
  let leadsBy: Client | undefined
  let latest: Client | undefined
  let hasLeft = false

  async function open(): Promise<Client> {
    const client = await connect()
    latest = client
    if (hasLeft) await client.end()
    const forget = () => {
      connection = undefined
    }
    client.on('end', forget)
    client.on('error', (error) => {
      forget()
      onError(error, 'The connection that stands for this process broke')
    })
    if (processNumber === 0) {
      const { rows } = await client.query<{ number: number }>(
        `select nextval('process_number')::integer as number`,
      )
      processNumber = rows[0]?.number ?? 0
    }
    await client.query('select pg_advisory_lock($1, $2)', [livingProcess, processNumber])
    return client
  }

  const current = (): Promise<Client> => {
    connection ??= open().catch((error: unknown) => {
      connection = undefined
      throw error
    })
    return connection
  }
  await current()

  return {
    processNumber,
    async exclusively(work) {
      const client = await current()
      await client.query(`select pg_advisory_lock(hashtext('alone'))`)
      try {
        return await work()
      } finally {
        await client.query(`select pg_advisory_unlock(hashtext('alone'))`)
      }
    },
    async isLeader() {
      const client = await current()
      if (client === leadsBy) {
        // Throws if the connection broke unnoticed.
        await client.query('select')
        return true
      }
      const { rows } = await client.query<{ leads: boolean }>(
        `select pg_try_advisory_lock(hashtext('leader')) as leads`,
      )
      if (rows[0]?.leads) leadsBy = client
      return client === leadsBy
    },
    async leave() {
      // Not `connection`: that one may still wait for a lock which a broken session holds on the server.
      hasLeft = true
      await latest?.end()
    },
  }
}
