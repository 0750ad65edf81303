import { brandFindings } from './brandFindings.ts'
import { builtFindings } from './builtFindings.ts'
import { configurationFindings } from './configurationFindings.ts'
import type { Finding } from './finding.ts'
import { operatorFaults } from './operatorFaults.ts'

type Subject = Finding['subject']

export interface CheckOptions {
  /** Relative to the site's folder. */
  site: string
  /** The origin of the site's pages. Default: `address` of the configuration, else that of `vite`. */
  origin?: string | undefined
  asksOperator: boolean
}

export interface Checked {
  findings: Finding[]
  /** Reasons why subjects could not be checked, or need not be. */
  unchecked: Partial<Record<Subject, string>>
}

const developmentOrigin = 'http://localhost:5173'
const unreadable = 'the configuration cannot be read'

/** Checks the site's configuration, brand, build and operator. Changes nothing. */
export async function checkFolder(root: string, options: CheckOptions): Promise<Checked> {
  const { site, origin, asksOperator } = options
  const brandResult = await brandFindings(root, site)
  const built = builtFindings(root)
  const unchecked: Checked['unchecked'] = {
    ...(!built && { budgets: 'nothing is built: npm run build', styles: 'nothing is built: npm run build' }),
  }
  const findings = [...brandResult.findings, ...(built ?? [])]
  const done = () => ({ findings, unchecked })
  // Bundling needs a valid brand.
  const { findings: more, operator } = brandResult.findings.some(({ isFault }) => isFault)
    ? { findings: [] }
    : await configurationFindings(root, site, brandResult.file)
  findings.push(...more)
  if (!operator) {
    Object.assign(unchecked, { words: unreadable, routes: unreadable, operator: unreadable })
    return done()
  }
  const { host, isAdapted, clientKey, address } = operator
  if (host === '') unchecked.operator = "it is on the site's own origin"
  else if (isAdapted) unchecked.operator = 'it is adapted, and this asks by the contract'
  else if (!asksOperator) unchecked.operator = '--no-operator'
  else {
    const caller = { host, clientKey, origin: origin ?? address ?? developmentOrigin }
    for (const sentence of await operatorFaults(caller))
      findings.push({ subject: 'operator', file: site, sentence, isFault: true })
  }
  return done()
}
