import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Care, Jurisdiction } from '@kit/sdk/contract'
import { fakeSite, pageOf, type FakeSiteOptions } from '@kit/shell/testing'
import { MessagesProvider, SiteLinkProvider } from '@kit/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { createStore } from 'zustand/vanilla'
import { careParts } from './parts.tsx'

const nothing: Care = {
  limits: [],
  timeOutUntil: null,
  excludedUntil: null,
  realityCheckMinutes: 0,
  depositWaitsFor: 'nothing',
}
const nowMs = Date.UTC(2026, 10, 21, 12)

function CareOf({ jurisdiction, ...options }: FakeSiteOptions & { jurisdiction: Jurisdiction }) {
  const [site] = useState(() => fakeSite({ login: { token: 't', userType: 'user' }, nowMs, ...options }).site)
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  const [{ SaferPlay }] = useState(() =>
    careParts(
      site,
      jurisdiction,
      createStore(() => false),
    ),
  )
  return (
    <QueryClientProvider client={queries}>
      <MessagesProvider locale="en-IN" messages={{}}>
        <SiteLinkProvider value={site}>
          <SaferPlay />
        </SiteLinkProvider>
      </MessagesProvider>
    </QueryClientProvider>
  )
}

const meta = {
  title: 'Account/SaferPlay',
  component: CareOf,
  args: {
    jurisdiction: 'uk',
    answers: { getCare: () => nothing, listCareHistory: () => pageOf([]) },
  },
} satisfies Meta<typeof CareOf>
export default meta
type Story = StoryObj<typeof meta>

export const NothingSet: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Set limit' }))
    await waitFor(async () => expect(await canvas.findByRole('alert')).toBeVisible())
  },
}

const limits: Care['limits'] = [
  {
    kind: 'deposit',
    period: 'day',
    amount: 500_000n,
    used: 120_000n,
    nextAt: '2026-11-22T12:00:00Z',
    nextAmount: 900_000n,
    isConfirmable: false,
  },
]

/** A higher limit applies after a day. */
export const WithLimits: Story = {
  args: { answers: { getCare: () => ({ ...nothing, limits }), listCareHistory: () => pageOf([]) } },
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByText(/1,200\.00/)).toBeVisible())
  },
}

/** A break starts only after a confirmation. */
export const TimeOutAsked: Story = {
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('button', { name: /^Start/ })
    await userEvent.click(first as HTMLElement)
    await waitFor(async () => expect(await screen.findByRole('dialog')).toBeVisible())
  },
}

/** Before a first deposit the jurisdiction requires asking whether the player wants a limit. */
export const DepositAsked: Story = {
  args: {
    answers: {
      getCare: () => ({ ...nothing, depositWaitsFor: 'answer' }),
      listCareHistory: () => pageOf([]),
    },
  },
  play: async ({ canvasElement }) => {
    await waitFor(async () =>
      expect(await within(canvasElement).findByRole('button', { name: 'I want no limit' })).toBeVisible(),
    )
  },
}

export const Visitor: Story = { args: { login: null, intents: ['login'] } }

export const Unreadable: Story = {
  args: { failing: ['getCare'] },
  play: async ({ canvasElement }) => {
    await waitFor(async () =>
      expect(await within(canvasElement).findByRole('button', { name: 'Try again' })).toBeVisible(),
    )
  },
}
