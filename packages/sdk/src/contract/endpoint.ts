import './jitless.ts'
import * as z from 'zod/mini'
import type { Family } from './families.ts'

/** The user types of the specification; the type is the path segment of many calls. */
export const userTypes = [
  'user',
  'branch',
  'defaultBranch',
  'administrator',
  'whiteLabel',
  'admin',
  'superMaster',
  'master',
  'agent',
  'subBranch',
] as const
export type UserType = (typeof userTypes)[number]

/** The path segment of a user type: `defaultBranch` uses the calls of `branch`. */
export const pathSegment = (type: UserType): string => (type === 'defaultBranch' ? 'branch' : type)

export interface EndpointDeclaration<Request extends z.ZodMiniType, Response extends z.ZodMiniType> {
  /** The name of the call, unique in the contract: query keys and operation ids are made of it. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path from the operator's origin, without a leading slash. `{type}` is the caller's user type, other names in braces are request fields. */
  readonly path: string
  /** Who may call: anyone without a token, any logged-in user, players only, everyone but players, or the administrator. */
  readonly auth: 'none' | 'loggedIn' | 'player' | 'staff' | 'administrator'
  /** Steps that may still be due: a login whose second factor or new password is due can make no other calls. */
  readonly mayOwe: readonly ('secondFactor' | 'newPassword')[]
  /** How the request fields are sent: 'query' for calls without fields, 'multipart' for those with a file. */
  readonly encoding: 'query' | 'json' | 'form' | 'multipart'
  /** Request fields of a JSON call that are sent in the address although the others are in the body. */
  readonly inQuery: readonly string[]
  /** `domain` follows the domain's type (b2b or b2c), `b2c` is the players' server whatever the type, `master` the configuration server. */
  readonly server: 'domain' | 'b2c' | 'master'
  readonly request: Request
  /** The schema of `docs`. */
  readonly response: Response
  /** True if `docs` is base64 of gzip of JSON. */
  readonly compressed: boolean
  /** A field of the request: where it is sent, `docs` is plain JSON all the same. */
  readonly plainWith?: string
  /**
   * True if parts of `docs` that do not fit are left out instead of failing the answer. For
   * compressed answers only.
   */
  readonly partsStandAlone?: true
  /** True if the answer has the nine paging fields in addition to `docs`. */
  readonly paged: boolean
  /** True for a GET that changes something: only pages of the operator's own origin may call it. */
  readonly sameOriginOnly: boolean
  /** The message shown to the player on success; absent for none. */
  readonly success?: string
  /** The documented refusal codes. */
  readonly failures: readonly string[]
  /** The family of a call that reads. All answers of a family become stale together. */
  readonly family?: Family
  /** The families that the call makes stale. */
  readonly changes: readonly Family[]
  /** Row in the specification's call table, or why it is an addition. */
  readonly source: string
}

type Defaults = 'inQuery' | 'server' | 'compressed' | 'paged' | 'sameOriginOnly' | 'failures' | 'mayOwe'

/** A call either reads a family of answers or changes some, possibly none. */
type ReadsOrChanges = { family: Family; changes?: never } | { changes: readonly Family[]; family?: never }

/** Declares one call. The typed client, query options, the sandbox's route and the mock are derived from it. */
// @__NO_SIDE_EFFECTS__
export function endpoint<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  declaration: Omit<EndpointDeclaration<Request, Response>, Defaults | 'family' | 'changes'> &
    Partial<Pick<EndpointDeclaration<Request, Response>, Defaults>> &
    ReadsOrChanges,
): EndpointDeclaration<Request, Response> {
  return {
    inQuery: [],
    server: 'domain',
    compressed: false,
    paged: false,
    sameOriginOnly: false,
    failures: [],
    mayOwe: [],
    changes: [],
    ...declaration,
  }
}

export type AnyEndpoint = EndpointDeclaration<z.ZodMiniType, z.ZodMiniType>

/** The parameters of a call: the decoded form of the request. */
export type RequestOf<E extends AnyEndpoint> = z.output<E['request']>

/** The result of a call: the decoded form of `docs`. */
export type ResponseOf<E extends AnyEndpoint> = z.output<E['response']>

/** The previous or next page. Operators may send null for a missing page. */
const pageNumber = z.nullable(z.int())

/** The paging fields that every list answer has in addition to `docs`. */
export const paging = z.object({
  limit: z.int(),
  nextPage: z.boolean(),
  nextPageNumber: pageNumber,
  previousPage: z.boolean(),
  previousPageNumber: pageNumber,
  showingFrom: z.int(),
  showingTo: z.int(),
  totalDocs: z.int(),
  totalPages: z.int(),
})
export type Paging = z.output<typeof paging>

/** One page of a list. */
export interface Page<Row> extends Paging {
  docs: Row[]
}

/** The body of every refusal: `message` is for the player, `code` for programs, `field` names the wrong input. */
export const refusal = z.object({
  message: z.string(),
  code: z._default(z.string(), 'refused'),
  field: z.optional(z.string()),
  details: z.optional(z.record(z.string(), z.unknown())),
})
export type Refusal = z.output<typeof refusal>

/** The default page size of lists. */
export const defaultReportLimit = 25

/** Page and limit of every paged list. */
export const pageRequest = {
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), defaultReportLimit),
}

export const emptyRequest = z.object({})

/** The number of rows of each list for a first screen. Default: all rows. */
export const firstRows = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)))
