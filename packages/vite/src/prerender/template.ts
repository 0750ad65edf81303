/**
 * The built page from which all others are made, without the tags of the initial bundle: the bootstrap script loads
 * it.
 */
export interface Template {
  html: string
  /** URLs of the entry, of its imports, and of its style sheets. */
  entry: string
  modules: string[]
  sheets: string[]
}

const attribute = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

export function templateOf(page: string): Template {
  const template: Template = { html: page, entry: '', modules: [], sheets: [] }
  template.html = page.replaceAll(/\s*<(?:script|link)\b[^>]*>(?:<\/script>)?/g, (tag) => {
    if (tag.includes('type="module"')) template.entry = attribute(tag, 'src')
    else if (tag.includes('rel="modulepreload"')) template.modules.push(attribute(tag, 'href'))
    else if (tag.includes('rel="stylesheet"')) template.sheets.push(attribute(tag, 'href'))
    else return tag
    return ''
  })
  return template
}
