import type { DocumentFacts } from '@kit/shell/feature'

/** Returns only what the site's configuration says. */
export function runBy({ brand, company: { name, licence, address } }: DocumentFacts): string[] {
  if (name === undefined)
    return [
      `यह ${brand} का डेमो है। इसका ऑपरेटर कोई कंपनी नहीं बताई गई है, इसके पास बेट लेने का लाइसेंस नहीं है, और यहाँ कुछ भी असली पैसे से नहीं खेला जाता।`,
    ]
  return [
    `${brand} को ${name}${address === undefined ? '' : `, ${address},`} चलाती है।`,
    ...(licence === undefined ? [] : [licence]),
  ]
}

export const contactOf = ({ company: { email } }: DocumentFacts): string =>
  email === undefined
    ? 'साइट के फ़ुटर या चैट में दिए गए संपर्क से ग्राहक सेवा को लिखें।'
    : `${email} पर लिखें, या साइट के फ़ुटर या चैट में दिए गए संपर्क से ग्राहक सेवा को।`
