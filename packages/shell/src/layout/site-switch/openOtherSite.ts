import type { Operator } from '@kit/sdk'
import { handOffLogin } from '@kit/sdk/contract'
import { isUnknownCall } from '../../visits/isUnknownCall.ts'

export interface SwitchPorts {
  operator: Pick<Operator, 'client' | 'live' | 'session'>
  leaveTo(address: string): void
  /** Called when the page is restored after it was left. */
  onWake(listener: () => void): () => void
  /** Called when the page is restored after it was left. */
  onReturn(): void
  onError(error: unknown, where: string): void
}

/**
 * Opens the second site in this tab (SHELL-049 to SHELL-051) and leaves the socket first. A login
 * is passed on as a one-time code valid for 30 seconds (threat model U2). If the operator does not
 * know that call, the token is in the fragment, which no server receives (SHELL-051, Q-138).
 * Without a login, or if the operator refuses the code, the second site's home page opens.
 * If Back restores this page, the socket reconnects.
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
