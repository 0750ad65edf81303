/**
 * Returns a rendered page as one file: its document with all its styles and no script. It uses system fonts,
 * so that nothing else is requested.
 */
export const writtenOut = (page) =>
  page.evaluate(() => {
    const css = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => !(rule instanceof CSSFontFaceRule))
      .map(({ cssText }) => cssText)
      .join('\n')
    const copy = document.documentElement.cloneNode(true)
    for (const node of copy.querySelectorAll('script, link, style, noscript, iframe')) node.remove()
    const style = document.createElement('style')
    style.textContent = css
    const icon = document.createElement('link')
    Object.assign(icon, { rel: 'icon', href: 'data:,' })
    copy.querySelector('head').append(icon, style)
    return `<!doctype html>\n${copy.outerHTML}`
  })
