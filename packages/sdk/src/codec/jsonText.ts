/** The deepest answer of the contract needs 9. */
export const maxDepth = 32

const quote = 34
const backslash = 92
const openers = new Set([123, 91])
const closers = new Set([125, 93])

/** Ignores brackets inside strings. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === quote) {
      for (at += 1; at < text.length && text.charCodeAt(at) !== quote; at += 1) {
        if (text.charCodeAt(at) === backslash) at += 1
      }
    } else if (openers.has(code)) {
      depth += 1
      if (depth > deepest) deepest = depth
    } else if (closers.has(code)) depth -= 1
  }
  return deepest
}

const pollution = /"(?:__proto__|constructor|prototype)"\s*:/

/** Parses JSON that came from outside: refuses nesting beyond `maxDepth` and keys that could reach a prototype. Throws a SyntaxError. */
export function parseJsonText(text: string): unknown {
  if (pollution.test(text)) throw new SyntaxError('The JSON contains a forbidden key')
  if (depthOf(text) > maxDepth) throw new SyntaxError(`The JSON is nested deeper than ${maxDepth}`)
  return JSON.parse(text)
}
