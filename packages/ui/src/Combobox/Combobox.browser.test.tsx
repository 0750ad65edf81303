import '@kit/tokens'
import '@kit/tokens/brands'
import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '../Dialog/index.ts'
import { Combobox, type ComboboxItem } from './index.ts'

let root: Root

/** Simulates an external search: shows only the items for the current query. */
function Elsewhere() {
  const [items, setItems] = useState<ComboboxItem[]>([])
  const answer = (query: string) => setItems(query === '' ? [] : [{ id: query, label: `${query} Bank` }])
  return (
    <Combobox
      label="Bank"
      items={items}
      onQueryChange={answer}
      labels={{ empty: 'None', loading: 'Loading' }}
    />
  )
}

beforeEach(() => {
  document.documentElement.dataset['brand'] = 'wireframe'
  document.documentElement.dataset['mode'] = 'light'
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  root.render(
    <Dialog.Root defaultOpen>
      <Dialog.Content title="Account" labels={{ close: 'Close' }}>
        <Combobox
          label="Bank"
          items={[{ id: 'one', label: 'First Bank' }]}
          labels={{ empty: 'None', loading: 'Loading' }}
        />
      </Dialog.Content>
    </Dialog.Root>,
  )
})
afterEach(() => root.unmount())

const bank = () => page.getByRole('combobox', { name: 'Bank' })

it('closes its list on Escape and leaves the dialog around it, which closes on the next', async () => {
  await bank().click()
  await expect.element(page.getByRole('option', { name: 'First Bank' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(page.getByRole('option').query()).toBeNull())
  await expect.element(page.getByRole('dialog', { name: 'Account' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(page.getByRole('dialog').query()).toBeNull())
})

it('lets a pointer select an item beyond the edge of its dialog', async () => {
  await bank().click()
  await page.getByRole('option', { name: 'First Bank' }).click()
  await expect.element(bank()).toHaveValue('First Bank')
  await expect.element(page.getByRole('dialog', { name: 'Account' })).toBeVisible()
})

it('keeps the selection when an external search brings other items, and shows its name again on blur', async () => {
  root.render(<Elsewhere />)
  await userEvent.type(bank(), 'First')
  await page.getByRole('option', { name: 'First Bank' }).click()
  await expect.element(bank()).toHaveValue('First Bank')
  await userEvent.type(bank(), 'x')
  await expect.element(bank()).toHaveValue('First Bankx')
  await userEvent.tab()
  await expect.element(bank()).toHaveValue('First Bank')
  ;(bank().element() as HTMLElement).focus()
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(bank()).toHaveValue('First Bank')
})
