import type { Operator } from '@kit/sdk'
import { handOffLogin } from '@kit/sdk/contract'
import { isUnknownCall } from '../../visits/isUnknownCall.ts'

export interface SwitchPorts {
  operator: Pick<Operator, 'client' | 'live' | 'session'>
  leaveTo(address: string): void
  /** Called when the page is restored after it was left. */
  onWake(listener: () => void): () => void
  onReturn(): void
  onError(error: unknown, where: string): void
}

/**
 * Leaves the socket first (SHELL-049 to SHELL-051). Passes a login on as a one-time code (threat model U2),
 * or in the fragment if the operator does not know that call. Without either the second site's home
 * page opens.
 */
export async function openOtherSite(
  other: URL,
  { operator: { client, live, session }, leaveTo, onWake, onReturn, onError }: SwitchPorts,
): Promise<void> {
  live.hold(true)
  const stop = onWake(() => {
    stop()
    onReturn()
  })
  leaveTo(session.get() ? await addressOf(other) : other.href)

  async function addressOf(site: URL): Promise<string> {
    try {
      const { code } = await client.call(handOffLogin, { audience: site.host })
      return new URL(`/direct-login/${encodeURIComponent(code)}`, site).href
    } catch (error) {
      const token = session.get()?.token
      if (isUnknownCall(error, handOffLogin) && token !== undefined)
        return new URL(`/direct-login/token#${encodeURIComponent(token)}`, site).href
      onError(error, 'the login for the second site')
      return site.href
    }
  }
}
