import postcss, { type ChildNode, type Container } from 'postcss'

const classNames = (selector: string) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)

type IsNamed = (className: string) => boolean

/**
 * Returns the rules that a page needs for its first paint: those without a class, and those of its classes, within
 * their layers and conditions. The rest is loaded with the whole sheets.
 */
export function criticalStyles(sheets: readonly string[], isUsed: IsNamed): string {
  const isWanted = (selector: string) => classNames(selector).every(isUsed)
  // Excludes fonts whose files would load before the first prices: their fallbacks have the same metrics.
  return stylesOf(sheets, isWanted, (face) => !face.includes('url('))
}

/** Returns the rules of content that is loaded after a page: those of its classes that the page does not have. */
export function laterStyles(sheets: readonly string[], isUsed: IsNamed, isOfPage: IsNamed): string {
  const isWanted = (selector: string) => {
    const names = classNames(selector)
    return names.some((name) => !isOfPage(name)) && names.every((name) => isUsed(name) || isOfPage(name))
  }
  return stylesOf(sheets, isWanted, () => false)
}

function stylesOf(
  sheets: readonly string[],
  isWanted: (selector: string) => boolean,
  isFaceWanted: (face: string) => boolean,
): string {
  const root = postcss.parse(sheets.join('\n'))
  const keep = (container: Container<ChildNode>) => {
    for (const node of container.nodes?.slice() ?? []) {
      // Until the whole sheets are loaded, a browser's own forced colours show the page.
      const isForced = node.type === 'atrule' && node.params.includes('forced-colors')
      if (node.type === 'comment' || isForced) node.remove()
      else if (node.type === 'rule') {
        const used = node.selectors.filter(isWanted)
        if (used.length === 0) node.remove()
        else node.selector = used.join(',')
      } else if (node.type === 'atrule' && node.nodes && !/keyframes|font-face|property/.test(node.name)) {
        keep(node)
        if (node.nodes.length === 0) node.remove()
      }
    }
  }
  keep(root)
  keepFirstOrder(root)
  root.walkAtRules('font-face', (face) => {
    if (!isFaceWanted(face.toString())) face.remove()
  })
  removeUnusedKeyframes(root)
  return root.nodes
    .map((node) => (node.type === 'atrule' && !node.nodes ? `${node};` : String(node)))
    .join('')
}

/** Every sheet begins with the order of the layers: one declaration is enough. */
function keepFirstOrder(root: postcss.Root): void {
  const seen = new Set<string>()
  root.walkAtRules('layer', (layer) => {
    if (layer.nodes) return
    if (seen.has(layer.params)) layer.remove()
    seen.add(layer.params)
  })
}

function removeUnusedKeyframes(root: postcss.Root): void {
  let values = ''
  root.walkDecls((declaration) => {
    if (/^animation|^--/.test(declaration.prop)) values += ` ${declaration.value}`
  })
  root.walkAtRules(/keyframes/, (rule) => {
    if (!values.includes(rule.params)) rule.remove()
  })
}
