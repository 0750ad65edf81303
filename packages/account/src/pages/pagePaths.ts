/** ROUTE-040 to ROUTE-046. */
export const pagePaths = ['/profile', '/my-wallet', '/notification', '/complain-box', '/refer'] as const
export type PagePath = (typeof pagePaths)[number]
