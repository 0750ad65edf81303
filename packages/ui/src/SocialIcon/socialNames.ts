/** The social networks a footer links to (SHELL-085). */
export type SocialName =
  | 'facebook'
  | 'instagram'
  | 'pinterest'
  | 'signal'
  | 'telegram'
  | 'twitter'
  | 'website'
  | 'whatsapp'
  | 'youtube'
