import postcss, { type ChildNode, type Container } from 'postcss'

const classNames = (selector: string) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)

type IsNamed = (className: string) => boolean

/**
 * The rules of style sheets that a page needs to look right: those without a class, and those of the classes it uses,
 * within their layers and conditions. Everything else comes with the whole sheets.
 */
export function criticalStyles(sheets: readonly string[], isUsed: IsNamed): string {
  const isWanted = (selector: string) => classNames(selector).every(isUsed)
  // Faces whose files would come before the first prices: their stand-ins have the same measures.
  return stylesOf(sheets, isWanted, (face) => !face.includes('url('))
}

/** The rules of what comes later than a page: those of the classes it uses beside the page's. */
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
      if (node.type === 'comment') node.remove()
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

/** Every sheet begins with the order of the layers: once is enough. */
function keepFirstOrder(root: postcss.Root): void {
  const seen = new Set<string>()
  root.walkAtRules('layer', (layer) => {
    if (layer.nodes) return
    if (seen.has(layer.params)) layer.remove()
    seen.add(layer.params)
  })
}

/** Keyframes that no rule left names. */
function removeUnusedKeyframes(root: postcss.Root): void {
  let values = ''
  root.walkDecls((declaration) => {
    if (/^animation|^--/.test(declaration.prop)) values += ` ${declaration.value}`
  })
  root.walkAtRules(/keyframes/, (rule) => {
    if (!values.includes(rule.params)) rule.remove()
  })
}
