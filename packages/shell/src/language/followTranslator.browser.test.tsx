import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { translatePage } from '../testing/translatePage.ts'
import { followTranslator } from './followTranslator.ts'

let root: Root
let stop: () => void

function Live({ value }: { value: number }) {
  return (
    <main>
      <p>alone {String(value)}</p>
      <p>
        <b>bold</b>
        {`between ${value}`}
        <i>italic</i>
      </p>
      <p>
        {value % 2 === 1 && 'only when odd'}
        <b>end</b>
      </p>
      <ul>{value < 3 && <li>row {value}</li>}</ul>
    </main>
  )
}

const count = (value: number) => root.render(<Live value={value} />)
const shown = () => document.querySelector('main')!.innerText.replace(/\s+/g, ' ')

beforeEach(() => {
  stop = followTranslator()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() => count(1))
})
afterEach(() => {
  stop()
  root.unmount()
  document.body.replaceChildren()
  document.documentElement.classList.remove('translated-ltr')
})

it('a page that the browser translated goes on showing what changes, and does not break', async () => {
  translatePage()
  await expect.poll(shown).toBe('«alone »1 «bold»«between 1»«italic» «only when odd»«end» «row »1')
  count(2)
  await expect.poll(shown).toBe('«alone »2 «bold»between 2«italic» «end» «row »2')
  count(3)
  await expect.poll(shown).toBe('«alone »3 «bold»between 3«italic» only when odd«end»')
})

it('can be translated again, and back', async () => {
  translatePage()
  count(2)
  await expect.poll(shown).toContain('between 2')
  translatePage()
  await expect.poll(shown).toContain('«between 2»')
  count(3)
  await expect.poll(shown).toContain('»between 3«')
})

it('shows the original where the translator puts the text nodes back', async () => {
  const originals = [...document.querySelectorAll('p')].flatMap((one) =>
    [...one.childNodes].filter((node) => node instanceof Text),
  )
  translatePage()
  await expect.poll(shown).toContain('«between 1»')
  for (const node of originals) node.nextSibling?.replaceWith(node)
  await expect.poll(shown).toContain('«bold»between 1«italic» only when odd')
  count(2)
  await expect.poll(shown).toContain('«bold»between 2«italic»')
})

it('survives a translator that moves the text node into its own element', async () => {
  for (const one of document.querySelectorAll('p'))
    for (const node of [...one.childNodes].filter((child) => child instanceof Text)) {
      const font = document.createElement('font')
      node.before(font)
      font.append(node)
    }
  await expect.poll(shown).toContain('boldbetween 1italic only when odd')
  count(2)
  await expect.poll(shown).toBe('alone 2 boldbetween 2italic end row 2')
  root.render(<main>other page</main>)
  await expect.poll(shown).toBe('other page')
})
