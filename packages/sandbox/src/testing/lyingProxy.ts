import { createServer, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'

type Body = Record<string, unknown>

export interface Lies {
  /** Returns the body of a call to pass on. `name` has the form `POST api/user/openBet`. */
  request?(name: string, body: Body): Body
  /** Returns the answer to pass back, or undefined to leave it unchanged. */
  answer?(name: string, status: number, body: Body): { status: number; body: Body } | undefined
  headers?(name: string, headers: Record<string, string>): Record<string, string>
  hidesToken?: boolean
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

const passedOn = ['authorization', 'x-authentication', 'content-type', 'clientkey']

/** Starts a proxy that makes a correct operator lie. Sockets pass unchanged. */
export async function startLyingProxy(target: string, { request, answer, headers, hidesToken }: Lies = {}) {
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const { method = 'GET', url = '/' } = incoming
      const name = `${method} ${url.slice(1).split('?')[0]}`
      const sent = await textOf(incoming)
      const isJson = incoming.headers['content-type'] === 'application/json' && sent !== ''
      const own = Object.fromEntries(
        passedOn.flatMap((key) => (incoming.headers[key] ? [[key, String(incoming.headers[key])]] : [])),
      )
      const response = await fetch(new URL(url, target), {
        method,
        headers: headers?.(name, own) ?? own,
        ...(sent !== '' && {
          body: isJson && request ? JSON.stringify(request(name, JSON.parse(sent) as Body)) : sent,
        }),
      })
      const text = await response.text()
      const lie = answer?.(name, response.status, JSON.parse(text) as Body)
      const token = response.headers.get('authorization')
      outgoing
        .writeHead(lie?.status ?? response.status, {
          'content-type': 'application/json',
          ...(token && !hidesToken && { authorization: token }),
        })
        .end(lie ? JSON.stringify(lie.body) : text)
    })().catch((error: unknown) => outgoing.writeHead(502).end(String(error)))
  })
  server.on('upgrade', ({ url, headers: own, method }, socket, head) => {
    const { hostname, port } = new URL(target)
    const through = connect(Number(port), hostname, () => {
      const lines = Object.entries(own).map(([key, value]) => `${key}: ${String(value)}`)
      through.write(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      through.write(head)
      through.pipe(socket).pipe(through)
    })
    for (const one of [socket, through])
      one.on('error', () => [socket, through].forEach((end) => end.destroy()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
