/**
 * The operator's own origin as the page that asks sees it: of the known origins the one of this host, since a server in
 * front may speak https for it; plain http else.
 */
export const ownOrigin = (host: string, origins: readonly string[]): string =>
  origins.find((origin) => URL.canParse(origin) && new URL(origin).host === host) ?? `http://${host}`
