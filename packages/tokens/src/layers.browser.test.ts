import './index.ts'
import { afterEach, expect, it } from 'vitest'

const added: Element[] = []
afterEach(() => added.splice(0).forEach((element) => element.remove()))

it("lets a brand's plain rule override a component's stronger selector, and a site's own sheet override both", () => {
  const sheet = document.head.appendChild(document.createElement('style'))
  const part = document.body.appendChild(document.createElement('p'))
  added.push(sheet, part)
  part.className = 'part'
  part.id = 'part'
  sheet.textContent =
    '@layer kit.brand { p { color: rgb(1, 2, 3); margin: 7px } } @layer kit.components { #part.part { color: red; margin: 1px } }'
  expect(getComputedStyle(part).color).toBe('rgb(1, 2, 3)')
  sheet.textContent += 'p { color: rgb(9, 9, 9) }'
  expect([getComputedStyle(part).color, getComputedStyle(part).marginTop]).toEqual(['rgb(9, 9, 9)', '7px'])
})
