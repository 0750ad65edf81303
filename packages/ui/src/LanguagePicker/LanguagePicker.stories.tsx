import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { LanguagePicker } from './index.ts'

const meta = {
  title: 'Navigation/LanguagePicker',
  component: LanguagePicker,
  args: { label: 'Language', languages: ['en', 'hi'], defaultValue: 'en', onValueChange: fn() },
} satisfies Meta<typeof LanguagePicker>
export default meta
type Story = StoryObj<typeof meta>

/** Each language has its native name. */
export const Two: Story = {
  play: async ({ args, canvasElement }) => {
    const picker = within(canvasElement).getByRole('combobox', { name: 'Language' })
    await expect(
      within(picker)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['English', 'हिन्दी'])
    await userEvent.selectOptions(picker, 'hi')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      'hi',
      expect.objectContaining({ reason: 'chosen' }),
    )
  },
}
export const Many: Story = {
  args: { languages: ['en', 'hi', 'bn', 'ta', 'ur', 'pt-BR'], defaultValue: 'ur' },
}
export const Disabled: Story = { args: { disabled: true } }
