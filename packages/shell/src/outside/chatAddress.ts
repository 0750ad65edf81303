import type { ContactChannels } from '@kit/sdk/contract'
import type { Flags } from '@kit/sdk/flags'
import { chatProviders } from './outsideOptions.ts'

export interface ChatFacts {
  flags: Pick<Flags, 'get'>
  /** `OutsideOptions.chat`. */
  template: string | undefined
  isPlayer: boolean
  isHome: boolean
  /**
   * The chat of the operator's contact channels, or null. It takes precedence over the domain's
   * (AUTH-058).
   */
  channel?: ContactChannels['chat'] | undefined
}

/** Format of a provider's identifier: words, with at most one slash. */
const valueForm = /^[\w.-]{1,128}(?:\/[\w.-]{1,128})?$/

const isChatValue = (value: string): boolean => valueForm.test(value)

/**
 * Returns the URL of the player's chat page: of the configured kind (SHELL-113), for logged-in
 * players (SHELL-114), on b2c (SHELL-115), on the home path (SHELL-116).
 */
export function chatAddress({ flags, template, isPlayer, isHome, channel }: ChatFacts): string | undefined {
  const provider = channel?.type ?? flags.get('chat.provider')
  const value = channel?.value ?? flags.get('chat.value') ?? ''
  if (template === undefined || !isPlayer || !isHome) return undefined
  if (!flags.get('chat.enabled') || flags.get('domain.type') !== 'b2c') return undefined
  if (!chatProviders.some((known) => known === provider) || !isChatValue(value)) return undefined
  return template
    .replaceAll('{provider}', () => encodeURIComponent(provider))
    .replaceAll('{value}', () => encodeURIComponent(value))
}
