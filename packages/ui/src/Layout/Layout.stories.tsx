import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/index.ts'
import { InPlayTag } from '../Tag/index.ts'
import { Card, PageHeader, Section } from './index.ts'

const meta = { title: 'Layout/Layout', component: Card, args: { children: 'A card.' } } satisfies Meta<
  typeof Card
>
export default meta
type Story = StoryObj<typeof meta>

export const OneCard: Story = {}
export const WithSection: Story = {
  render: () => (
    <Section
      title="In-play"
      action={
        <Button tone="ghost" size="small">
          All events
        </Button>
      }
    >
      <Card>Sydney Thunder v Perth Scorchers</Card>
    </Section>
  ),
}
export const Header: Story = {
  render: () => (
    <PageHeader
      title="Sydney Thunder v Perth Scorchers"
      facts={
        <>
          <InPlayTag inPlay labels={{ live: 'LIVE', notYet: 'VS' }} />
          <span>Big Bash League</span>
        </>
      }
    />
  ),
}
