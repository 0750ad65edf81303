import type { DocumentFacts } from '@kit/shell/feature'

/** Returns only what the site's configuration says. */
export function runBy({ brand, company: { name, licence, address } }: DocumentFacts): string[] {
  if (name === undefined)
    return [
      `هذا عرض تجريبي لـ ${brand}. لم تُسمَّ أي شركة مشغّلة له، ولا يحمل ترخيصًا لقبول الرهانات، ولا يُلعب فيه أي شيء بمال حقيقي.`,
    ]
  return [
    `تشغّل ${brand} شركة ${name}${address === undefined ? '' : `، ${address}`}.`,
    ...(licence === undefined ? [] : [licence]),
  ]
}

export const contactOf = ({ company: { email } }: DocumentFacts): string =>
  email === undefined
    ? 'راسل خدمة العملاء عبر وسيلة الاتصال المعروضة في تذييل الموقع أو في الدردشة.'
    : `راسل ${email}، أو خدمة العملاء عبر وسيلة الاتصال المعروضة في تذييل الموقع أو في الدردشة.`
