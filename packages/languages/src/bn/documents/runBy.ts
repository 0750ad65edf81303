import type { DocumentFacts } from '@kit/shell/feature'

/** Returns only what the site's configuration says. */
export function runBy({ brand, company: { name, licence, address } }: DocumentFacts): string[] {
  if (name === undefined)
    return [
      `এটি ${brand}-এর একটি ডেমো। এর অপারেটর হিসেবে কোনো কোম্পানির নাম দেওয়া হয়নি, বেট নেওয়ার লাইসেন্স নেই, আর এখানে কিছুই আসল টাকায় খেলা হয় না।`,
    ]
  return [
    `${brand} চালায় ${name}${address === undefined ? '' : `, ${address}`}।`,
    ...(licence === undefined ? [] : [licence]),
  ]
}

export const contactOf = ({ company: { email } }: DocumentFacts): string =>
  email === undefined
    ? 'সাইটের ফুটারে বা চ্যাটে দেওয়া ঠিকানায় কাস্টমার সার্ভিসকে লিখুন।'
    : `${email} ঠিকানায়, বা সাইটের ফুটারে কিংবা চ্যাটে দেওয়া ঠিকানায় কাস্টমার সার্ভিসকে লিখুন।`
