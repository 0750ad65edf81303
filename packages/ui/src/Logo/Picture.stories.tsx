import type { Meta, StoryObj } from '@storybook/react-vite'
import { Picture } from './index.ts'

const sample = {
  viewBox: '0 0 200 150',
  shapes: [{ d: 'M20 20h160v110H20Z', tone: 'accent' as const, stroke: 3 }],
}
const meta = { title: 'Data/Picture', component: Picture, args: { drawing: sample } } satisfies Meta<
  typeof Picture
>
export default meta
type Story = StoryObj<typeof meta>

export const Drawn: Story = {}
/** The space is reserved, so that nothing shifts when the picture loads. */
export const NotThereYet: Story = { args: { drawing: undefined } }
