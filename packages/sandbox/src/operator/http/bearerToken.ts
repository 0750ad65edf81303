import type { FastifyRequest } from 'fastify'

export function bearerToken({ headers }: FastifyRequest): string | undefined {
  for (const header of [headers.authorization, headers['x-authentication']]) {
    const match = /^Bearer ([\w-]{20,128})$/.exec(typeof header === 'string' ? header : '')
    if (match) return match[1]
  }
  return undefined
}
