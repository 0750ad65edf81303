import type { Operator } from '@kit/sdk'
import { handOffLogin } from '@kit/sdk/contract'

export interface SwitchPorts {
  operator: Pick<Operator, 'client' | 'live' | 'session'>
  /** Leaves this page for another. */
  leaveTo(address: string): void
  /** Calls the listener when the page is shown again after it was left. */
  onWake(listener: () => void): () => void
  /** The page was left and is shown again. */
  onReturn(): void
  onError(error: unknown, where: string): void
}

/**
 * Opens the second site in this tab (SHELL-049 to SHELL-051). The socket is left first. A login goes along as a one-time
 * code of 30 seconds, never as its token (threat model U2); without a login, or where the operator gives no code, the
 * second site's home page opens. Back may show this page again as it was left: then the socket returns.
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
  const isLoggedIn = session.get() !== null
  const code = isLoggedIn
    ? await client.call(handOffLogin, { audience: other.host }).then(
        (answer) => answer.code,
        (error: unknown) => void onError(error, 'the login for the second site'),
      )
    : undefined
  leaveTo(code === undefined ? other.href : new URL(`/direct-login/${encodeURIComponent(code)}`, other).href)
}
