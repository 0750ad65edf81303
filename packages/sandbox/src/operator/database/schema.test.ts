import { getTableColumns, is, sql, type Column } from 'drizzle-orm'
import { getTableConfig, PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../testing/freshDatabase.ts'
import { openDatabase } from './openDatabase.ts'
import type { OpenedDatabase } from './openedDatabase.ts'
import { rowsOf } from './rows.ts'
import * as schema from './schema.ts'

// schema.ts describes the tables for queries, migrations/*.sql create them. This test keeps them equal.

interface ColumnFacts {
  type: string
  isNotNull: boolean
  isIdentity: boolean
  /** Default as text, or null without a default. */
  default: string | null
}

interface TableFacts {
  columns: Record<string, ColumnFacts>
  primaryKey: string[]
}

let fresh: FreshDatabase
let opened: OpenedDatabase

beforeAll(async () => {
  fresh = await freshDatabase()
  const { databaseUrl: url, copyOf } = fresh.options
  opened = await openDatabase('memory', { url, copyOf })
})
afterAll(async () => {
  await opened.close()
  await fresh.remove()
})

const tables = Object.values(schema).filter((value) => is(value, PgTable))

const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

const declaredColumn = (column: Column): ColumnFacts => ({
  type: column.getSQLType(),
  isNotNull: column.notNull,
  isIdentity: is(column, PgColumn) && column.generatedIdentity !== undefined,
  default: column.default === undefined ? null : textOf(column.default),
})

function declared(table: PgTable): TableFacts {
  const columns = Object.values(getTableColumns(table))
  const [composite] = getTableConfig(table).primaryKeys
  const keys = composite ? composite.columns : columns.filter(({ primary }) => primary)
  return {
    columns: Object.fromEntries(columns.map((column) => [column.name, declaredColumn(column)])),
    primaryKey: keys.map(({ name }) => name),
  }
}

/** Evaluates a default, because PostgreSQL writes it with its cast. */
async function evaluated(expression: unknown): Promise<string | null> {
  if (typeof expression !== 'string') return null
  const [row] = await rowsOf(opened.database, sql`select (${sql.raw(expression)})::text as value`)
  return String(row?.['value'])
}

async function migrated(name: string): Promise<TableFacts> {
  const rows = await rowsOf(
    opened.database,
    sql`
      select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as "isNotNull",
        a.attidentity <> '' as "isIdentity", pg_get_expr(d.adbin, d.adrelid) as "default"
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = ${name}::regclass and a.attnum > 0 and not a.attisdropped`,
  )
  const keys = await rowsOf(
    opened.database,
    sql`
      select a.attname as name from pg_index i
      cross join unnest(i.indkey::int[]) with ordinality as key (number, place)
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = key.number
      where i.indrelid = ${name}::regclass and i.indisprimary order by key.place`,
  )
  const columns: Record<string, ColumnFacts> = {}
  for (const row of rows)
    columns[String(row['name'])] = {
      type: String(row['type']),
      isNotNull: row['isNotNull'] === true,
      isIdentity: row['isIdentity'] === true,
      default: await evaluated(row['default']),
    }
  return { columns, primaryKey: keys.map((row) => String(row['name'])) }
}

describe('the schema and the migrations', () => {
  it('have the same tables', async () => {
    const rows = await rowsOf(
      opened.database,
      sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'applied_migration'`,
    )
    const names = tables.map((table) => getTableConfig(table).name)
    expect(rows.map((row) => String(row['name'])).toSorted()).toEqual(names.toSorted())
  })

  it.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
    'give %s the same columns, types, nulls, defaults and primary key',
    async (name, table) => expect(declared(table)).toEqual(await migrated(name)),
  )
})
