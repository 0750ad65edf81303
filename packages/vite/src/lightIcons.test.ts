import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { lightIcon } from './lightIcons.ts'

// Resolved as the components resolve it.
const { resolve } = createRequire(path.join(import.meta.dirname, '../../ui/package.json'))
const iconOf = async (name: string) =>
  (await import(pathToFileURL(resolve(`lucide-react/icons/${name}`)).href)) as {
    default: ComponentType<object>
    __iconData: object
  }

const drawn = lightIcon(createElement as never) as (data: object) => ComponentType<object>

/** Attributes in any order, and the content. */
function partsOf(icon: ComponentType<object>, props: object) {
  const markup = renderToStaticMarkup(createElement(icon, props))
  const [, attributes = '', shapes] = /^<svg ([^>]*)>(.*)<\/svg>$/.exec(markup) ?? []
  return { attributes: attributes.match(/[\w-]+="[^"]*"/g)?.toSorted(), shapes }
}

it.each([
  ['user', {}],
  ['star', { className: 'small', 'aria-hidden': true }],
  ['user', { role: 'img', 'aria-label': 'Account' }],
  ['chevron-down', { size: 16, color: 'red', strokeWidth: 1 }],
])('an icon has the attributes and shapes that lucide-react gives it: %s, %j', async (name, props) => {
  const { default: theirs, __iconData } = await iconOf(name)
  const own = partsOf(drawn(__iconData), props)
  expect(own.shapes).toContain('<')
  expect(own).toEqual(partsOf(theirs, props))
})
