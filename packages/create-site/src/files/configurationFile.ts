import { languages as languageTable, type Kind, type SiteAnswers } from '../answers.ts'
import { quoted } from './text.ts'

interface Parts {
  imports: Readonly<Record<string, string>>
  features: readonly string[]
  more: readonly string[]
}

const common = {
  account: '@kit/account/feature',
  history: '@kit/history/feature',
  information: '@kit/shell/information',
  notices: '@kit/shell/notices',
}
const exchange = {
  betting: '@kit/betting/feature',
  charts: '@kit/charts/feature',
  orders: '@kit/orders/feature',
}
const forPlayers = { care: '@kit/account/care', wallet: '@kit/wallet/feature' }

const signUp = `flags: { 'auth.register.enabled': true, 'auth.forgotPassword.enabled': true },`
const livePrices = 'live: { visitors: true },'

const partsOf: Readonly<Record<Kind, Parts>> = {
  b2c: {
    imports: { ...common, ...forPlayers, ...exchange, casino: '@kit/casino/feature' },
    features: [
      'account()',
      'care()',
      'betting()',
      'orders()',
      'charts()',
      'casino()',
      'history()',
      'information()',
      'notices()',
      'wallet()',
    ],
    more: [signUp, livePrices],
  },
  b2b: {
    imports: { ...common, ...exchange, care: forPlayers.care, staff: '@kit/staff/feature' },
    features: [
      'account()',
      'care()',
      'betting()',
      'orders()',
      'charts()',
      'history()',
      "information({ without: ['affiliates', 'promotions'] })",
      'notices()',
      'staff()',
    ],
    more: [`flags: { 'auth.allowStaffLogin': true },`, livePrices],
  },
  'casino-only': {
    imports: { ...common, ...forPlayers, casino: '@kit/casino/feature' },
    features: ['account()', 'care()', 'casino()', 'history()', 'information()', 'notices()', 'wallet()'],
    more: [signUp],
  },
}

const languageFeaturesOf = ({ languages }: Pick<SiteAnswers, 'languages'>) =>
  languages.flatMap((tag) => {
    const name = languageTable[tag].feature
    return name === undefined ? [] : [{ name, entry: `@kit/languages/${tag}` }]
  })

export const packagesOf = ({ kind, languages }: Pick<SiteAnswers, 'kind' | 'languages'>): string[] =>
  [
    ...new Set([
      '@kit/shell',
      '@kit/tokens',
      // For the site's own features and components.
      '@kit/ui',
      ...[
        ...Object.values(partsOf[kind].imports),
        ...languageFeaturesOf({ languages }).map(({ entry }) => entry),
      ].map((entry) => entry.split('/').slice(0, 2).join('/')),
    ]),
  ].toSorted()

const operatorOf = ({ id, operator }: SiteAnswers): string =>
  operator === undefined
    ? `  // On the site's own origin, as the sandbox is. For another: hosts: 'https://operator.example'.
  operator: { clientKey: ${quoted(id)} },`
    : `  operator: {
    // npm start and npm test build for the sandbox, which is on the site's own origin.
    hosts: import.meta.env.MODE === 'sandbox' ? '' : ${quoted(operator)},
    clientKey: ${quoted(id)},
  },`

export function configurationFile(answers: SiteAnswers): string {
  const { imports, features: parts, more } = partsOf[answers.kind]
  const spoken = languageFeaturesOf(answers)
  const { currency = 'inr' } = answers
  const hasCurrency = currency !== 'inr'
  const features = [...parts, ...spoken.map(({ name }) => `${name}()`)]
  const lines = Object.entries({
    ...imports,
    ...Object.fromEntries(spoken.map(({ name, entry }) => [name, entry])),
    ...(hasCurrency && { [currency]: '@kit/ui/currencies' }),
    defineSite: '@kit/shell',
  })
    .toSorted(([, one], [, other]) => one.localeCompare(other, 'en'))
    .map(([name, entry]) => `import { ${name} } from ${quoted(entry)}`)
  return `${lines.join('\n')}
import { brand } from './brand'

export const site = defineSite({
  family: ${quoted(answers.kind)},
  name: brand.label,
  brand,
  languages: [${answers.languages.map(quoted).join(', ')}],${hasCurrency ? `\n  currency: ${currency},` : ''}
  features: [
${features.map((feature) => `    ${feature},`).join('\n')}
  ],
${more.map((line) => `  ${line}`).join('\n')}
${operatorOf(answers)}
})
`
}
