import { createOperator, OperatorError, webTokenStore, type Operator, type TokenStore } from '@kit/sdk'

/** A client of the contract, as a site has it, with a login of its own. */
export const operatorWith = (tokenStore: TokenStore): Operator =>
  createOperator({
    hosts: window.location.origin,
    clientKey: 'console',
    domain: { name: window.location.hostname, type: 'b2c' },
    tokenStore,
    // The console asks; it does not listen.
    connectSocket: () => new Promise(() => {}),
  })

/** The console's own. The login lives in this tab, apart from a player's on the same origin. */
export const operator = operatorWith(webTokenStore(sessionStorage, sessionStorage, 'kit.console'))

export const { client, session } = operator

/** What went wrong, in words for whoever works here. */
export function errorMessage(error: unknown): string {
  if (error instanceof OperatorError) return error.message
  // The contract does not take a field: the message names it.
  return error instanceof Error ? `This could not be sent. ${error.message}` : 'Something went wrong.'
}
