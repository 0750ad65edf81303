import { vars } from '@kit/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from './Icon.tsx'
import { icons, type IconName } from './registry.ts'

const meta = { title: 'UI/Icon', component: Icon, args: { name: 'cricket' } } satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Named: Story = { args: { name: 'cricket', label: 'Cricket', size: 'large' } }
export const All: Story = {
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
        gap: vars.space.large,
      }}
    >
      {(Object.keys(icons) as IconName[]).map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: vars.space.small }}>
          <Icon name={name} size="large" />
          <span style={{ fontSize: vars.text.tiny, color: vars.color.textMuted }}>{name}</span>
        </li>
      ))}
    </ul>
  ),
}
