/** By name: the last part of their path, their message key and their file. */
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
