export const sections = {
  purpose: 'What it is for',
  anatomy: 'Anatomy',
  properties: 'Properties',
  states: 'States',
  brands: 'Every brand',
  tokens: 'Tokens',
  keys: 'Keys and words',
  rules: 'Do and don’t',
  changes: 'Changes',
} as const

export type SectionId = keyof typeof sections
