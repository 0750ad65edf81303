import '@kit/tokens'
import '@kit/tokens/brands'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Tabs } from '../Tabs/index.ts'
import { Section } from './index.ts'

let root: Root | undefined
afterEach(() => root?.unmount())

it('is no wider than its container, even with scrolling tabs inside', async () => {
  document.documentElement.dataset['brand'] = 'wireframe'
  document.documentElement.dataset['mode'] = 'light'
  const place = document.createElement('div')
  place.style.inlineSize = '300px'
  document.body.append(place)
  root = createRoot(place)
  root.render(
    <Section title="Next races">
      <Tabs.Root defaultValue="Longmeadow">
        <Tabs.List aria-label="Courses">
          {['Longmeadow', 'Lismore', 'Northgate', 'Ashdown Park'].map((name) => (
            <Tabs.Tab key={name} value={name}>
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs.Root>
    </Section>,
  )
  const list = page.getByRole('tablist', { name: 'Courses' })
  await expect.element(list).toBeVisible()
  expect(list.element().getBoundingClientRect().width).toBe(300)
  expect(list.element().scrollWidth).toBeGreaterThan(300)
  place.remove()
})
