import type { DocumentFacts } from '../informationDocument.ts'

/** Returns only what the site's configuration says. */
export function runBy({ brand, company: { name, licence, address } }: DocumentFacts): string[] {
  if (name === undefined)
    return [
      `This is a demonstration of ${brand}. No company has been named as its operator, it holds no licence to take bets, and nothing on it is played for money.`,
    ]
  return [
    `${brand} is run by ${name}${address === undefined ? '' : `, ${address}`}.`,
    ...(licence === undefined ? [] : [licence]),
  ]
}

export const contactOf = ({ company: { email } }: DocumentFacts): string =>
  email === undefined
    ? 'Write to customer service by the contact shown in the site’s footer or chat.'
    : `Write to ${email}, or to customer service by the contact shown in the site’s footer or chat.`
