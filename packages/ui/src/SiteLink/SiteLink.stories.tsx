import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { SiteLink, SiteLinkProvider } from './SiteLink.tsx'

const site = { navigate: fn(), prefetch: fn() }

const meta = {
  title: 'Actions/SiteLink',
  component: SiteLink,
  args: { to: '/inPlay', children: 'In play' },
  decorators: [
    (Story) => (
      <SiteLinkProvider value={site}>
        <Story />
      </SiteLinkProvider>
    ),
  ],
} satisfies Meta<typeof SiteLink>
export default meta
type Story = StoryObj<typeof meta>

/** A press stays on the page; the path preloads once the link has focus. */
export const Within: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'In play' })
    await userEvent.tab()
    await expect(site.prefetch).toHaveBeenCalledWith('/inPlay')
    await userEvent.click(link)
    await expect(site.navigate.mock.calls).toEqual([['/inPlay']])
    await expect(link).toHaveAttribute('href', '/inPlay')
  },
}

/** With a modifier key the browser keeps its default. */
export const WithModifier: Story = {
  play: async ({ canvasElement }) => {
    site.navigate.mockClear()
    const link = within(canvasElement).getByRole('link', { name: 'In play' })
    link.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(link, { ctrlKey: true })
    await expect(site.navigate).not.toHaveBeenCalled()
  },
}
