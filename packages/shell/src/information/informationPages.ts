/** Paths by name: the last part of the path, the message key and the file. */
export const informationPaths = {
  rules: '/rules-and-regulation',
  terms: '/terms-and-condition',
  privacy: '/privacy-policy',
  responsible: '/responsible-gambling',
  about: '/about-us',
  leaderboard: '/leadership-board',
  affiliates: '/affiliates',
  promotions: '/promotions',
  faq: '/faq',
  tutorials: '/tutorials',
  sitemap: '/sitemap',
  blogs: '/blogs',
} as const

export type InformationPageName = keyof typeof informationPaths

export const informationNames = Object.keys(informationPaths) as InformationPageName[]
