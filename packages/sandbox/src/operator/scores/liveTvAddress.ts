/** Path of the operator's score board page. It is under `api`, so that a proxy for calls passes it on too. */
export const boardPath = '/api/common/game/board/'

export const boardAddress = (eventId: string): string => boardPath + encodeURIComponent(eventId)

export interface LiveTvPlace {
  address(eventId: string): string | undefined
  /** The origin that sites must allow in frames, or undefined for the operator's own. */
  origin: string | undefined
}

const placeholder = '{eventId}'

/**
 * Returns the live TV address: the configured https address with `{eventId}`, else the operator's own score
 * board. Throws a readable error for any other setting.
 */
export function liveTvPlace(setting: string | undefined): LiveTvPlace {
  if (setting === undefined || setting === '') return { address: boardAddress, origin: undefined }
  const isAddress = setting.includes(placeholder) && URL.canParse(setting.replace(placeholder, '1'))
  const url = isAddress ? new URL(setting.replace(placeholder, '1')) : undefined
  if (url?.protocol !== 'https:' || url.username !== '')
    throw new Error(
      `The live TV address must be https and hold {eventId}, e.g. https://tv.example/{eventId}, not '${setting}'.`,
    )
  return {
    address: (eventId) => setting.replace(placeholder, encodeURIComponent(eventId)),
    origin: url.origin,
  }
}
