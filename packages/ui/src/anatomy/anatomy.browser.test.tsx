import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  Avatar,
  Combobox,
  createToastQueue,
  DatePicker,
  DateRangePicker,
  Dialog,
  Image,
  Menu,
  Popover,
  presetIds,
  Sheet,
  Toasts,
  Tooltip,
  VideoDialog,
} from '../index.ts'
import { floatingMarks } from './floatingMarks.ts'

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>')}`

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

const seen = () =>
  [...document.querySelectorAll<HTMLElement>('[data-kit], [data-part]')]
    .flatMap(({ dataset }) => [dataset['kit'], dataset['part']])
    .flatMap((words) => words?.split(' ') ?? [])

it('marks floating content too', async () => {
  const queue = createToastQueue()
  queue.show('Bet placed', { stayMs: 'until-closed' })
  const place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  const found = new Set<string>()
  const look = () => seen().forEach((mark) => found.add(mark))
  const watch = new MutationObserver(look)
  watch.observe(document, { childList: true, subtree: true, attributes: true })
  root.render(
    <>
      <Avatar name="India" src={picture} />
      <Image alt="India" src="data:image/png,broken" />
      <Toasts queue={queue} labels={{ region: 'Messages', close: 'Close' }} />
      <Tooltip text="All of it" defaultOpen>
        <button type="button">1.2k</button>
      </Tooltip>
      <Popover.Root open>
        <Popover.Anchor />
        <Popover.Content aria-label="More">More</Popover.Content>
      </Popover.Root>
      <Menu.Root open>
        <Menu.Trigger>Account</Menu.Trigger>
        <Menu.Content>
          <Menu.Label>Account</Menu.Label>
          <Menu.Separator />
          <Menu.Item>Log out</Menu.Item>
        </Menu.Content>
      </Menu.Root>
    </>,
  )
  await vi.waitFor(() =>
    expect([...found]).toEqual(
      expect.arrayContaining(['menu-item', 'avatar-picture', 'image-fallback', 'toasts-item']),
    ),
  )
  root.render(
    <>
      <Combobox
        label="Team"
        items={[{ id: 'in', label: 'India', group: 'Asia' }]}
        labels={{ empty: 'None', loading: 'Loading' }}
      />
      <DateRangePicker
        label="Days"
        today={'2026-06-08' as never}
        labels={{
          none: 'None',
          presets: Object.fromEntries(presetIds.map((id) => [id, id])) as never,
          presetGroup: 'Presets',
          chooseEnd: 'Until when?',
          months: 'Months',
          previousMonth: 'Before',
          nextMonth: 'After',
          loading: 'Loading',
        }}
      />
    </>,
  )
  await userEvent.fill(page.getByRole('combobox'), 'Ind')
  await expect.element(page.getByRole('option')).toBeVisible()
  await userEvent.fill(page.getByRole('combobox'), 'Nobody')
  await expect.element(page.getByText('None', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: /Days/ }).click()
  await expect.element(page.getByRole('grid')).toBeVisible()
  root.render(
    <DatePicker
      label="Until"
      today={'2026-06-08' as never}
      labels={{
        none: 'None',
        months: 'Months',
        previousMonth: 'Before',
        nextMonth: 'After',
        loading: 'Loading',
      }}
    />,
  )
  await page.getByRole('button', { name: /Until/ }).click()
  await expect.element(page.getByRole('grid')).toBeVisible()
  root.render(
    <>
      <Dialog.Root open>
        <Dialog.Content
          title="Leave?"
          description="Your stake is kept."
          labels={{ close: 'Close' }}
          footer="Yes"
        />
      </Dialog.Root>
      <Sheet.Root open>
        <Sheet.Content title="Login" description="With your name." labels={{ close: 'Close' }} footer="Go">
          <Sheet.Step index={0}>Name</Sheet.Step>
        </Sheet.Content>
      </Sheet.Root>
      <VideoDialog
        open
        src="https://videos.example/1"
        hosts={[]}
        title="How to bet"
        labels={{ exit: 'Exit', refused: 'Not here' }}
      />
    </>,
  )
  await vi.waitFor(() => expect([...found]).toEqual(expect.arrayContaining(['sheet-step', 'video-dialog'])))
  watch.disconnect()
  expect(floatingMarks.filter((mark) => !found.has(mark))).toEqual([])
})
