import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepFocus } from './keepFocus.ts'

let end: () => void = () => undefined
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!
const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

beforeEach(() => {
  document.body.innerHTML = `
    <main tabindex="-1"><button id="cancel">Cancel</button><button id="stay">Stay</button><p>Words</p></main>
    <div role="tabpanel" tabindex="0"><ul><li><button id="remove">Remove</button></li></ul></div>
    <div role="dialog"><button id="close">Close</button></div>`
  end = keepFocus(document)
})
afterEach(() => {
  end()
  document.body.replaceChildren()
})

it.each([
  ['its tab panel', '#remove', 'li', '[role="tabpanel"]'],
  ['the page', '#cancel', '#cancel', 'main'],
  ['the page, where its tab panel leaves as well', '#remove', '[role="tabpanel"]', 'main'],
])('the focus moves to %s when the focused element is removed', async (_where, has, leaves, gets) => {
  find(has).focus()
  find(leaves).remove()
  await frame()
  expect(document.activeElement).toBe(find(gets))
})

it('stays when something else is removed, and when other code restores it', async () => {
  find('#stay').focus()
  find('#cancel').remove()
  await frame()
  expect(document.activeElement).toBe(find('#stay'))
  find('#remove').focus()
  find('#remove').remove()
  find('#stay').focus()
  await frame()
  expect(document.activeElement).toBe(find('#stay'))
})

it('does not change in dialogs, or after the player pressed elsewhere', async () => {
  find('#close').focus()
  find('#close').remove()
  await frame()
  expect(document.activeElement).toBe(document.body)
  find('#cancel').focus()
  find('p').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  find('#cancel').remove()
  await frame()
  expect(document.activeElement).toBe(document.body)
})
