export interface Caller {
  host: string
  origin: string
  clientKey: string
}

const mostMs = 10_000
/** Request headers of the contract that need a CORS permission. */
const sentHeaders = ['authorization', 'clientkey', 'content-type', 'x-authentication']
const listOf = (header: string | null) => (header ?? '').toLowerCase().split(/\s*,\s*/)

function whyUnreachable(error: unknown): string {
  const { cause, name } = error as { cause?: { code?: string; message?: string }; name?: string }
  if (name === 'TimeoutError') return `no answer in ${mostMs / 1000} s`
  return cause?.code ?? cause?.message ?? String(error)
}

function refusals(preflight: Response, answer: Response, { origin }: Caller): string[] {
  const isAllowed = ({ headers }: Response) =>
    ['*', origin].includes(headers.get('access-control-allow-origin') ?? '')
  if (!isAllowed(answer) || !isAllowed(preflight))
    return [
      `it does not allow pages of ${origin}: have it answer calls and OPTIONS with access-control-allow-origin: ${origin} (the sandbox with --cors ${origin}).`,
    ]
  const allowed = listOf(preflight.headers.get('access-control-allow-headers'))
  const missing = sentHeaders.filter((header) => !allowed.includes(header))
  const exposed = listOf(answer.headers.get('access-control-expose-headers'))
  return [
    ...(missing.length > 0
      ? [`it does not allow the headers ${missing.join(', ')}: add them to its access-control-allow-headers.`]
      : []),
    ...(exposed.includes('authorization')
      ? []
      : ['its answers hide the token of a login: add authorization to its access-control-expose-headers.']),
  ]
}

/** A sentence each. Makes two calls that change nothing. */
export async function operatorFaults(caller: Caller): Promise<string[]> {
  const { host, origin, clientKey } = caller
  if (!URL.canParse(host))
    return [`operator.hosts "${host}" is not an address: give an origin like https://operator.example.`]
  const query = 'home=true&first=6&wholeAppConfiguration=true&domainType=mobile&domainUrl='
  const url = new URL(`/api/common/comulative?${query}`, host)
  const about = `The operator ${host}`
  const signal = () => AbortSignal.timeout(mostMs)
  try {
    const preflight = await fetch(url, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': sentHeaders.join(', '),
      },
      signal: signal(),
    })
    const answer = await fetch(url, { headers: { origin, clientKey }, signal: signal() })
    const body: unknown = await answer.json().catch(() => undefined)
    if (answer.status === 503) return [`${about} is under maintenance: check again when it is over.`]
    if (typeof body !== 'object' || body === null || !('docs' in body))
      return [
        `${about} answers ${answer.status} to GET /api/common/comulative and no configuration: is it an operator of the contract in @kit/sdk/contract, at this address?`,
      ]
    return refusals(preflight, answer, caller).map((why) => `${about} cannot be used by the site: ${why}`)
  } catch (error) {
    return [`${about} does not answer (${whyUnreachable(error)}): check operator.hosts, and whether it runs.`]
  }
}
