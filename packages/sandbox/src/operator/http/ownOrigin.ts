/**
 * The operator's origin as the calling page sees it: the known origin of this host, since a proxy may serve https; else
 * plain http.
 */
export const ownOrigin = (host: string, origins: readonly string[]): string =>
  origins.find((origin) => URL.canParse(origin) && new URL(origin).host === host) ?? `http://${host}`
