import { eq } from 'drizzle-orm'
import { request } from 'node:http'
import { account } from '../operator/database/schema.ts'
import type { TestOperator, TestPlayer } from './operator.ts'

export interface SentAt {
  host: string
  token?: string | undefined
  body?: unknown
}

export interface ReceivedAt {
  status: number
  code: string | undefined
  body: Record<string, unknown>
  docs: unknown
  /** Token of the login that the answer starts; empty if it starts none. */
  token: string
}

/** Sends a call with a given Host header, which fetch does not allow. */
export const sendAt = (
  { sandbox: { port } }: TestOperator,
  method: string,
  path: string,
  { host, token, body }: SentAt,
): Promise<ReceivedAt> =>
  new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const headers = {
      host,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    }
    const call = request({ host: '127.0.0.1', port, path: `/${path}`, method, headers }, (response) => {
      let answer = ''
      response.on('data', (chunk: Buffer) => (answer += chunk.toString()))
      response.once('end', () => {
        const parsed = JSON.parse(answer) as { code?: string; docs?: unknown }
        const issued = (response.headers.authorization ?? '').replace('Bearer ', '')
        const { code, docs } = parsed
        resolve({ status: response.statusCode ?? 0, code, docs, token: issued, body: { ...parsed } })
      })
    })
    call.once('error', reject)
    call.end(text)
  })

export async function logInAt(
  operator: TestOperator,
  host: string,
  { id, password }: Pick<TestPlayer, 'id' | 'password'>,
): Promise<string> {
  const [owner] = await operator.sandbox.database.select().from(account).where(eq(account.id, id))
  const body = { email: owner?.userName, password, otp: '' }
  return (await sendAt(operator, 'POST', 'api/auth', { host, body })).token
}
