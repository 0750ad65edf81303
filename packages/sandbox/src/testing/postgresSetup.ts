import { Client } from 'pg'
import { startPostgres } from './services/postgres.ts'
import { migratePostgres } from '../operator/database/openPostgres.ts'

/**
 * Global setup of tests on PostgreSQL. Starts a server or uses DATABASE_URL, and creates the template that
 * each test copies.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL']
  const server = given === undefined ? await startPostgres() : { url: given, stop: async () => {} }
  const name = `kit_test_${process.pid}`
  const template = new URL(server.url)
  template.pathname = `/${name}`
  const client = new Client(server.url)
  try {
    await client.connect()
    await client.query(`create database ${name}`)
    await migratePostgres(template.href)
  } catch (error) {
    await client.end()
    await server.stop()
    throw error
  }
  process.env['KIT_TEST_TEMPLATE'] = template.href
  return async () => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [name],
    )
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
    await client.end()
    await server.stop()
  }
}
