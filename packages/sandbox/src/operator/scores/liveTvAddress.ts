/** The page of this operator that shows the score of an event. Under `api`, so that whatever passes calls on passes it on too. */
export const boardPath = '/api/common/game/board/'

export const boardAddress = (eventId: string): string => boardPath + encodeURIComponent(eventId)

export interface LiveTvPlace {
  address(eventId: string): string | undefined
  /** The origin that sites must allow in frames; undefined when it is the operator's own. */
  origin: string | undefined
}

const placeholder = '{eventId}'

/**
 * Where live TV is: the operator's setting, an https address with `{eventId}` in it, else our own score board. Throws a
 * sentence when the setting is no such address.
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
