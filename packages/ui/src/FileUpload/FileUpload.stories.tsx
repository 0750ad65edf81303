import type { Meta, StoryObj } from '@storybook/react-vite'
import { Controller, useForm } from 'react-hook-form'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { FileUpload, type FileUploadProps } from './index.ts'

const drawn =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="teal"/></svg>'
const photo = new File([drawn], 'payment-slip.svg', { type: 'image/svg+xml' })

const meta = {
  title: 'Fields/FileUpload',
  component: FileUpload,
  args: {
    label: 'Upload your photo below',
    accept: 'image/*',
    onValueChange: fn(),
    onRefused: fn(),
    labels: {
      choose: 'Choose a photo or drop it here',
      remove: 'Remove the photo',
      sending: 'Sending the photo',
      sent: 'Sent',
    },
  },
  argTypes: { value: { control: false } },
} satisfies Meta<typeof FileUpload>
export default meta
type Story = StoryObj<typeof meta>

/** A chosen picture is shown before the upload and can be removed; focus stays in the field. */
export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByLabelText('Upload your photo below')
    await userEvent.upload(input, photo)
    await expect(canvas.getByText('payment-slip.svg')).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector('img')?.src).toMatch(/^blob:/))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the photo' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'removed' })
    await expect(canvas.queryByText('payment-slip.svg')).toBeNull()
    await expect(input).toHaveFocus()
  },
}

/** A dropped file is the same as a chosen one. */
export const Dropped: Story = {
  play: async ({ args, canvasElement }) => {
    const place = canvasElement.querySelector('[data-state="empty"]')!
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(photo)
    const send = (type: string) =>
      fireEvent(place, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    await send('dragover')
    await expect(place).toHaveAttribute('data-state', 'over')
    await send('drop')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'payment-slip.svg' }),
      expect.objectContaining({ reason: 'dropped' }),
    )
  },
}

/** A file that is too large is refused, and the caller receives the reason. */
export const Refused: Story = {
  args: { maxBytes: 10, error: 'A photo has at most 5 MB' },
  play: async ({ args, canvasElement }) => {
    await userEvent.upload(within(canvasElement).getByLabelText('Upload your photo below'), photo)
    await expect(args.onRefused).toHaveBeenLastCalledWith(photo, 'size')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}
export const Sending: Story = {
  args: { value: photo, upload: { state: 'sending', share: 0.4 } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('progressbar', { name: 'Sending the photo' }),
    ).toHaveAttribute('aria-valuenow', '40')
  },
}
export const Sent: Story = { args: { value: photo, upload: { state: 'sent' } } }
export const Failed: Story = {
  args: { value: photo, upload: { state: 'failed', reason: 'The operator did not answer. Try again.' } },
}
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = {
  args: {
    value: new File(['x'], `${'a-very-long-name-of-a-file-'.repeat(5)}.pdf`, { type: 'application/pdf' }),
  },
}

const submitted = fn()
function InForm(props: FileUploadProps) {
  const { control, handleSubmit } = useForm<{ image: File | null }>({ defaultValues: { image: null } })
  return (
    <form
      style={{ display: 'grid', gap: '16px' }}
      onSubmit={(event) => void handleSubmit((values) => submitted(values))(event)}
    >
      <Controller
        control={control}
        name="image"
        render={({ field: { onChange, ...field } }) => (
          <FileUpload {...props} {...field} onValueChange={onChange} />
        )}
      />
      <Button type="submit">Send</Button>
    </form>
  )
}
export const InReactHookForm: Story = {
  render: (args) => <InForm {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.upload(canvas.getByLabelText('Upload your photo below'), photo)
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(submitted).toHaveBeenLastCalledWith({ image: photo })
  },
}
