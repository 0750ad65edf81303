/** The built page that all others are made of, without the tags that load the program: the boot loads it. */
export interface Template {
  html: string
  /** Addresses of the entry, of what it imports, and of its style sheets. */
  entry: string
  modules: string[]
  sheets: string[]
}

const attribute = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

/** Takes the tags that load the program out of a page as the bundler made it. */
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
