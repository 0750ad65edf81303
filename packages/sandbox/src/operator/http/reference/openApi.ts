import {
  exchangeHandoff,
  logIn,
  logInByPasskey,
  pathSegment,
  refusal,
  userTypes,
  type AnyEndpoint,
} from '@kit/sdk/contract'
import { wireSchema, type JsonSchema } from './wireSchema.ts'

const audiences: Record<AnyEndpoint['auth'], string> = {
  none: 'Anyone, without a login.',
  loggedIn: 'Every logged-in user.',
  player: 'Players.',
  staff: 'Staff: every user type but players.',
  administrator: 'The administrator.',
}

const mediaTypes: Record<Exclude<AnyEndpoint['encoding'], 'query'>, string> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
}

const pagingFields = {
  limit: { type: 'integer' },
  nextPage: { type: 'boolean' },
  nextPageNumber: { type: 'integer' },
  previousPage: { type: 'boolean' },
  previousPageNumber: { type: 'integer' },
  showingFrom: { type: 'integer' },
  showingTo: { type: 'integer' },
  totalDocs: { type: 'integer' },
  totalPages: { type: 'integer' },
}

const namesInPath = (path: string): string[] => Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name!)

const typeSegment = (endpoint: AnyEndpoint): JsonSchema => ({
  type: 'string',
  enum: [
    ...new Set(userTypes.filter((type) => endpoint.auth !== 'staff' || type !== 'user').map(pathSegment)),
  ],
})

function parametersOf(endpoint: AnyEndpoint, request: JsonSchema) {
  const inPath = namesInPath(endpoint.path)
  const properties = request.properties ?? {}
  const required = new Set(request.required)
  const path = inPath.map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: properties[name] ?? typeSegment(endpoint),
  }))
  const inQuery = endpoint.encoding === 'query' ? Object.keys(properties) : endpoint.inQuery
  const query = Object.entries(properties)
    .filter(([name]) => inQuery.includes(name) && !inPath.includes(name))
    .map(([name, schema]) => ({ name, in: 'query', required: required.has(name), schema }))
  return [...path, ...query]
}

/** Returns the schema of the body: the request without the fields in the address. */
function bodyOf({ inQuery }: AnyEndpoint, request: JsonSchema): JsonSchema {
  if (inQuery.length === 0) return request
  const isInBody = (name: string) => !inQuery.includes(name)
  const fields = Object.entries(request.properties ?? {}).filter(([name]) => isInBody(name))
  return {
    ...request,
    properties: Object.fromEntries(fields),
    required: (request.required ?? []).filter(isInBody),
  }
}

function docsOf({ compressed, plainWith, response }: AnyEndpoint): JsonSchema {
  const plain = wireSchema(response)
  if (!compressed) return plain
  const packed: JsonSchema = {
    type: 'string',
    contentEncoding: 'base64',
    contentMediaType: 'application/gzip',
    contentSchema: plain,
  }
  if (plainWith === undefined) return packed
  return { anyOf: [packed, { ...plain, description: `With the parameter ${plainWith}.` }] }
}

function answerOf(endpoint: AnyEndpoint): JsonSchema {
  return {
    type: 'object',
    required: ['docs'],
    properties: {
      ...(endpoint.success !== undefined && { message: { type: 'string', const: endpoint.success } }),
      docs: docsOf(endpoint),
      ...(endpoint.paged && pagingFields),
    },
  }
}

/** Calls that start a login: the token is in a header of the answer. */
const loginCalls: ReadonlySet<string> = new Set(
  [logIn, logInByPasskey, exchangeHandoff].map(({ name }) => name),
)

const tokenHeader = {
  authorization: {
    description: 'The token of the login, as in `Bearer TOKEN`. Later calls send it back.',
    required: true,
    schema: { type: 'string', pattern: '^Bearer \\S+$' },
  },
}

function operationOf(endpoint: AnyEndpoint) {
  const request = wireSchema(endpoint.request)
  const refusals = endpoint.failures.length > 0 ? ` Refusals: ${endpoint.failures.join(', ')}.` : ''
  return {
    operationId: endpoint.name,
    summary: endpoint.source.startsWith('addition') ? `${endpoint.name} (addition)` : endpoint.name,
    description: `${audiences[endpoint.auth]}${refusals} Source: ${endpoint.source}`,
    tags: [tagOf(endpoint.path)],
    security: endpoint.auth === 'none' ? [] : [{ bearer: [] }],
    parameters: parametersOf(endpoint, request),
    ...(endpoint.encoding !== 'query' && {
      requestBody: {
        required: endpoint.inQuery.length === 0,
        content: { [mediaTypes[endpoint.encoding]]: { schema: bodyOf(endpoint, request) } },
      },
    }),
    responses: {
      200: {
        description: endpoint.success ?? 'The answer in `docs`.',
        ...(loginCalls.has(endpoint.name) && { headers: tokenHeader }),
        content: { 'application/json': { schema: answerOf(endpoint) } },
      },
      '4XX': { $ref: '#/components/responses/Refused' },
      default: { $ref: '#/components/responses/Failed' },
    },
  }
}

const answerWithRefusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
})

const tagOf = (path: string): string =>
  path
    .split('/')
    .find((part) => part !== 'api' && part !== 'user' && part !== 'common' && !part.startsWith('{')) ??
  'operator'

/**
 * Returns the contract's calls as an OpenAPI 3.1 document with wire schemas, derived from the declarations.
 */
export function openApi(endpoints: readonly AnyEndpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const path = (paths[`/${endpoint.path}`] ??= {})
    path[endpoint.method.toLowerCase()] = operationOf(endpoint)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Operator contract',
      version: '1.0.0',
      license: { name: 'See LICENSE.md of the kit', identifier: 'LicenseRef-kit' },
      description:
        'Every call of an operator. Amounts are points with at most two decimals, odds are decimal. Lists carry nine paging fields beside `docs`.',
    },
    // Paths are relative to the address of this document, wherever an operator serves it.
    servers: [{ url: '/', description: 'The operator that serves this document' }],
    paths,
    components: {
      responses: {
        Refused: answerWithRefusal(
          'Refused. `message` is for the player, `code` is for programs, `field` names the invalid input.',
        ),
        Failed: answerWithRefusal(
          'The operator failed. The outcome of a call that changes something is unknown.',
        ),
      },
      schemas: { Refusal: wireSchema(refusal) },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}
