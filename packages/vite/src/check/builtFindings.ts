import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { budgetFaults } from '../budgets/budgetFaults.ts'
import { siteBudgets } from '../budgets/siteBudgets.ts'
import type { Finding } from './finding.ts'
import { sizesFileOf } from '../sizesByPackage.ts'

/** Every page of the kit has them. */
const layers = ['kit.tokens', 'kit.components'] as const

/** The brand's theme, or a layer of the kit. */
function stylesFaults(dist: string, brand: string): string[] {
  const css = globSync(path.join(dist, 'assets/*.css')).map((file) => readFileSync(file, 'utf8'))
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8')
  const all = [...css, page].join('\n')
  const hasTheme =
    new RegExp(`\\[data-brand=["']?${brand}["']?\\]`).test(all) && all.includes('--kit-color-accent')
  return [
    ...(hasTheme
      ? []
      : [
          `The built site has no theme of the brand "${brand}": import '@kit/tokens' and the brand in what src/main.tsx begins with, and build again.`,
        ]),
    ...layers
      .filter((layer) => !new RegExp(`@layer [^{;]*${layer.replace('.', '\\.')}`).test(all))
      .map(
        (layer) =>
          `The built site has no styles of the layer ${layer}: let its bundler keep the styles that packages of the kit import, and build again.`,
      ),
  ]
}

const brandOf = (dist: string) =>
  /data-brand="([^"]+)"/.exec(readFileSync(path.join(dist, 'index.html'), 'utf8'))?.[1] ?? ''

export function builtFindings(root: string): Finding[] | undefined {
  const dist = path.join(root, 'dist')
  if (!existsSync(path.join(dist, 'index.html')) || !existsSync(sizesFileOf(root))) return undefined
  const finding =
    (subject: Finding['subject'], file: string) =>
    (sentence: string): Finding => ({ subject, file, sentence, isFault: true })
  return [
    ...budgetFaults(siteBudgets(root)).map(finding('budgets', 'package.json')),
    ...stylesFaults(dist, brandOf(dist)).map(finding('styles', 'dist')),
  ]
}
