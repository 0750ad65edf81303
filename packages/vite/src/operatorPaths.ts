/** Paths of the site's origin that the operator answers. None of them is a page of the site. */
export const operatorPaths = [
  '/api',
  '/socket.io',
  '/console',
  '/reference',
  '/casino-games',
  '/casino-wallet',
  '/hosted-payment',
] as const
