import './jitless.ts'
import * as z from 'zod/mini'
import { orderKey } from './order.ts'
import { emptyRequest, endpoint } from './endpoint.ts'
import { jurisdictions } from './jurisdictions.ts'

/** Flags by name, as `docs/flags.schema.json` says; a flag that is absent is left to the site's file and the defaults. */
const flags = z.record(z.string().check(z.maxLength(64)), z.unknown())

const domainName = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(253), z.regex(/^[a-z\d.-]+$/))

/**
 * The operator's settings for one domain, and the jurisdiction of its licence. `updatedAt` is ISO
 * 8601 UTC.
 */
export const domainConfiguration = z.object({
  domainName: z.string(),
  flags,
  jurisdiction: z._default(z.enum(jurisdictions), 'none'),
  updatedAt: z.string(),
})
export type DomainConfiguration = z.output<typeof domainConfiguration>

/** The configuration of every domain, by name. */
export const listDomainConfigurations = endpoint({
  name: 'listDomainConfigurations',
  method: 'GET',
  path: 'api/administrator/setting/domain',
  auth: 'administrator',
  encoding: 'query',
  request: emptyRequest,
  response: z.array(domainConfiguration),
  family: 'domainConfigurations',
  source: 'addition: the operator’s console, behind the configuration of a domain (CONF-004)',
})

/**
 * Replaces the flags of a domain, or adds a domain; its jurisdiction stays where none is given. Once by its `key`. Refused, and nothing changes, when a flag is wrong
 * or unknown: `details.problems` names each. `updatedAt` is the state that was changed, absent for a new domain: an older
 * one is refused, since another administrator's change would be lost.
 */
export const setDomainConfiguration = endpoint({
  name: 'setDomainConfiguration',
  method: 'PUT',
  path: 'api/administrator/setting/domain',
  auth: 'administrator',
  encoding: 'json',
  request: z.object({
    key: orderKey,
    domainName,
    flags,
    jurisdiction: z.optional(z.enum(jurisdictions)),
    updatedAt: z.optional(z.string().check(z.maxLength(64))),
    transactionCode: z._default(z.string().check(z.maxLength(64)), ''),
  }),
  response: domainConfiguration,
  failures: ['transaction-code-wrong', 'flags-wrong', 'configuration-changed', 'key-reused'],
  changes: ['configuration', 'domainConfigurations'],
  source: 'addition: the operator’s console, behind the configuration of a domain (CONF-004)',
})
