import type { addPasskey, RequestOf } from '@kit/sdk/contract'

/** A passkey in the JSON form of WebAuthn. */
export type PasskeyAnswer = RequestOf<typeof addPasskey>['credential']

export type Asked =
  | { state: 'answered'; credential: PasskeyAnswer }
  /** The player closed the browser's dialog, took too long, or has no passkey here. */
  | { state: 'cancelled' }
  | { state: 'known' }

/** Pages over plain http from another machine do not have them. */
export const knowsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function'

const outcomes: Readonly<Record<string, Exclude<Asked['state'], 'answered'>>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
}

/**
 * Creates a passkey with the browser, or signs with one. WebAuthn's code is loaded on first use. Throws errors of the
 * site, such as a domain that does not match the passkey.
 */
export async function askAuthenticator(
  what: 'make' | 'sign',
  options: Record<string, unknown>,
): Promise<Asked> {
  const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser')
  try {
    const answer =
      what === 'make'
        ? await startRegistration({ optionsJSON: options as never })
        : await startAuthentication({ optionsJSON: options as never })
    return { state: 'answered', credential: answer as unknown as PasskeyAnswer }
  } catch (error) {
    const state = error instanceof Error ? outcomes[error.name] : undefined
    if (state === undefined) throw error
    return { state }
  }
}
