import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { adjustmentText, meaningFindings, meaningText } from '@kit/tokens/define'
import { brandSourceIn } from '../brand/brandSource.ts'
import { readOwnBrand } from '../brand/readOwnBrand.ts'
import { placeOf, placeOfPath, type Finding } from './finding.ts'
import { insteadOfImport } from './nearestImport.ts'
import { placeOfImport, siteFault } from './siteFault.ts'
import { siteManifest } from './siteManifest.ts'

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** One per line of a refusal by `defineBrand`. Empty for other errors. */
const faultsOf = (error: unknown): string[] =>
  [...sentenceOf(error).matchAll(/^- (.+)$/gm)].map(([, line = '']) => line)

const isOfColours = (sentence: string) => /^(?:dark|light): /.test(sentence)

/**
 * Returns the findings about a site's active brand: why it cannot be built, or which colours were adjusted. The kit's
 * own brands are checked with the kit.
 */
export async function brandFindings(
  root: string,
  site: string,
): Promise<{ findings: Finding[]; file: string }> {
  const fault = (subject: Finding['subject'], file: string, sentence: string): Finding => ({
    subject,
    file,
    sentence,
    isFault: true,
  })
  const configuration = path.join(root, site)
  if (!existsSync(configuration))
    return {
      file: site,
      findings: [
        fault(
          'configuration',
          site,
          'There is no such file: run kit check in the folder of a site, or name the file with --site.',
        ),
      ],
    }
  try {
    siteManifest(root)
  } catch (error) {
    return { file: site, findings: [fault('configuration', 'package.json', sentenceOf(error))] }
  }
  try {
    const source = brandSourceIn(readFileSync(configuration, 'utf8'))
    if ('kit' in source) return { file: site, findings: [] }
    const from = path.resolve(path.dirname(configuration), source.file)
    const shown = path.relative(root, /\.\w+$/.test(from) ? from : `${from}.ts`)
    const hasFile = globSync(`${from}{,.ts,.tsx,.js,.mjs,/index.ts}`).length > 0
    if (!hasFile) {
      const place = placeOfImport(source.file, configuration, root) ?? site
      return {
        file: site,
        findings: [fault('brand', place, insteadOfImport(source.file, configuration, root))],
      }
    }
    try {
      const { brand, file } = await readOwnBrand(root, from)
      const own = path.relative(root, file)
      const text = readFileSync(file, 'utf8')
      const moved = brand.made.design.adjustments.map((one): Finding => ({
        subject: 'accent',
        file: placeOf(own, text, one.name),
        sentence: adjustmentText(one),
        isFault: false,
      }))
      const confused = meaningFindings(brand.made.design).map((one): Finding => ({
        subject: 'contrast',
        file: own,
        sentence: meaningText(one),
        isFault: false,
      }))
      return { file: own, findings: [...moved, ...confused] }
    } catch (error) {
      const text = existsSync(path.join(root, shown)) ? readFileSync(path.join(root, shown), 'utf8') : ''
      const faults = faultsOf(error)
      if (faults.length === 0) {
        const { file, sentence } = siteFault(error, root, shown)
        return { file: shown, findings: [fault('brand', file, sentence)] }
      }
      return {
        file: shown,
        findings: faults.map((sentence) =>
          isOfColours(sentence)
            ? fault('contrast', shown, sentence)
            : fault('brand', placeOfPath(shown, text, /"([^"]+)"/.exec(sentence)?.[1]), sentence),
        ),
      }
    }
  } catch (error) {
    return { file: site, findings: [fault('brand', site, sentenceOf(error))] }
  }
}
