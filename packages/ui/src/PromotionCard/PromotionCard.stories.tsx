import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Image } from '../Image/index.ts'
import { SiteLink } from '../SiteLink/index.ts'
import { PromotionCard } from './index.ts'

const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 7"><rect width="16" height="7" fill="#3b3f9e"/><circle cx="12" cy="3.5" r="2.4" fill="#ffcf70"/></svg>')}`

const meta = {
  title: 'Data/PromotionCard',
  component: PromotionCard,
  args: {
    title: 'Half of your first deposit on top',
    text: 'Up to 5,000 points, with your first deposit of 500 or more.',
    terms: 'To be staked five times within 30 days on odds of 1.80 or more, before it can be withdrawn.',
    action: (
      <Button tone="accent" asChild>
        <SiteLink to="/deposit">Deposit</SiteLink>
      </Button>
    ),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '360px' }}>{Story()}</div>],
} satisfies Meta<typeof PromotionCard>
export default meta
type Story = StoryObj<typeof meta>

/** The terms are visible before any press. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getByRole('article'))
    await expect(card.getByRole('heading', { name: 'Half of your first deposit on top' })).toBeVisible()
    await expect(card.getByText(/staked five times/)).toBeVisible()
    await expect(card.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/deposit')
  },
}
export const WithPicture: Story = {
  args: { picture: <Image src={drawing} alt="" ratio={16 / 7} />, note: 'Until Sunday' },
}
/** It is muted, and shows the reason in place of its action. */
export const NotForYou: Story = {
  args: { note: 'For new players', tone: 'neutral', action: <p>You have made a first deposit.</p> },
}
