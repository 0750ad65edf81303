import { SaxesParser } from 'saxes'

/** Size in the SVG's own units. */
export interface SvgSize {
  width: number
  height: number
}

/** Elements that run code or embed another document. */
const refusedElements = new Set(['script', 'foreignobject', 'iframe', 'object', 'embed', 'audio', 'video'])

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase()

/** An embedded picture or a part of the same drawing. */
const isInside = (address: string) =>
  /^#|^data:image\/(?:png|jpeg|gif|webp);/i.test(address) || address === ''

const styleSheetFault = (text: string, line: number) =>
  /@import/i.test(text) ? `loads a style sheet in line ${line}: write the rules into the file.` : undefined

function addressFault(text: string, line: number): string | undefined {
  // An escape could hide an address from this check, and no drawing program writes one.
  if (text.includes('\\')) return `has an escape sequence in a style in line ${line}: remove it.`
  for (const [, address = ''] of text.matchAll(/(?:url|src|image(?:-set)?)\(\s*["']?([^"')]*)/gi))
    if (!isInside(address.trim())) return outsideFault(address.trim(), line)
  return undefined
}

const outsideFault = (address: string, line: number) =>
  `refers to ${address.length > 80 ? `${address.slice(0, 80)}…` : address} in line ${line}: a picture may load nothing. Put it into the file.`

function attributeFault(element: string, name: string, value: string, line: number): string | undefined {
  const local = localName(name)
  if (local.startsWith('on')) return `has the handler ${local} in line ${line}: remove it.`
  if (local === 'href' || local === 'src')
    return isInside(value.trim()) ? undefined : outsideFault(value, line)
  if (local === 'base') return outsideFault(value, line)
  if (local === 'attributename' && /(?:^|:)href$|^on/i.test(value))
    return `has <${element}> of ${value} in line ${line}: remove it.`
  // Drawing programs keep their own paths in attributes with a prefix.
  return name.includes(':') ? undefined : addressFault(value, line)
}

const numberOf = (text: string | undefined) => {
  const [, number] = /^\s*\+?(\d*\.?\d+(?:e[+-]?\d+)?)(?:px)?\s*$/i.exec(text ?? '') ?? []
  return number === undefined ? undefined : Number(number)
}

function sizeOf(attributes: Readonly<Record<string, string>>): SvgSize | undefined {
  const [, , width, height] = (attributes['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(numberOf)
  const size = {
    width: width ?? numberOf(attributes['width']) ?? 0,
    height: height ?? numberOf(attributes['height']) ?? 0,
  }
  return size.width > 0 && size.height > 0 ? size : undefined
}

/**
 * Measures an SVG. Returns its fault as the rest of a sentence that begins with the file: it is invalid, has no size,
 * runs code, or refers to something outside the file.
 */
export function readSvg(text: string): SvgSize | string {
  const parser = new SaxesParser()
  let size: SvgSize | undefined
  let fault: string | undefined
  let isFirst = true
  let style: string | undefined
  const blame = (sentence: string | undefined) => void (fault ??= sentence)
  parser.on('error', ({ message }) => {
    const [, line, reason = message] = /^(?:.*:)?(\d+):\d+: (.*)$/s.exec(message) ?? []
    blame(`is not a valid SVG: line ${line ?? parser.line}: ${reason.replace(/\.?\s*$/, '')}.`)
  })
  parser.on('doctype', (declaration) => {
    if (declaration.includes('[')) blame('declares entities before its first element: remove them.')
  })
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet')
      blame(`loads a style sheet in line ${parser.line}: write the rules into the file.`)
  })
  parser.on('opentag', ({ name, attributes }) => {
    const local = localName(name)
    const given = attributes as Readonly<Record<string, string>>
    if (isFirst) {
      isFirst = false
      if (local !== 'svg') blame(`is not a valid SVG: its first element is <${name}>.`)
      else if (given['xmlns'] !== 'http://www.w3.org/2000/svg' && !name.includes(':'))
        blame('is not a valid SVG: its first element needs xmlns="http://www.w3.org/2000/svg".')
      size = sizeOf(given)
    }
    if (refusedElements.has(local)) blame(`has <${name}> in line ${parser.line}: remove it.`)
    for (const [attribute, value] of Object.entries(given))
      if (!attribute.startsWith('xmlns')) blame(attributeFault(name, attribute, value, parser.line))
    if (local === 'style') style = ''
  })
  const read = (content: string) => {
    if (style !== undefined) style += content
  }
  parser.on('text', read)
  parser.on('cdata', read)
  parser.on('closetag', ({ name }) => {
    if (localName(name) !== 'style' || style === undefined) return
    blame(styleSheetFault(style, parser.line) ?? addressFault(style, parser.line))
    style = undefined
  })
  parser.write(text).close()
  if (fault !== undefined) return fault
  return size ?? 'has no size: give it a viewBox, as in viewBox="0 0 200 40".'
}
