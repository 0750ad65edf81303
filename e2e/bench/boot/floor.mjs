/**
 * A page as it stands, written out as one file: its document with all its styles in it and no script. Letters are the
 * machine's own, so that nothing is asked for beside the file.
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
