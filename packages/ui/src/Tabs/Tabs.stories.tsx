import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Tabs } from './index.ts'

function Bets() {
  return (
    <Tabs.Root defaultValue="slip">
      <Tabs.List aria-label="Bets">
        <Tabs.Tab value="slip">Bet slip</Tabs.Tab>
        <Tabs.Tab value="open">Open bets</Tabs.Tab>
        <Tabs.Tab value="settled" disabled>
          Settled
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="slip">No Market Selected</Tabs.Panel>
      <Tabs.Panel value="open">Two bets are open.</Tabs.Panel>
      <Tabs.Panel value="settled">None.</Tabs.Panel>
    </Tabs.Root>
  )
}

const meta = { title: 'Navigation/Tabs', component: Bets } satisfies Meta<typeof Bets>
export default meta

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: 'Open bets' }))
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Two bets are open.')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Bet slip' })).toHaveFocus()
  },
}
