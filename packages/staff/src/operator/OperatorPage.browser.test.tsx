import { OperatorError } from '@kit/sdk'
import type { FakeSiteOptions } from '@kit/shell/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { closeStaff, showStaff } from '../testing/showStaff.tsx'
import OperatorPage from './OperatorPage.tsx'

afterEach(closeStaff)

function open(options: FakeSiteOptions = {}) {
  const state = { maintenanceMode: false, maintenanceMessage: '', socket: true, singleScreen: false }
  const asked: [string, unknown][] = []
  const fake = showStaff(<OperatorPage />, {
    userType: 'administrator',
    answers: {
      getSwitches: () => ({ ...state }),
      setMaintenance: (request) => {
        const { maintenanceMode, message = '' } = request as { maintenanceMode: boolean; message?: string }
        Object.assign(state, { maintenanceMode, maintenanceMessage: maintenanceMode ? message : '' })
        return { maintenanceMode }
      },
      setUseSocket: (request) => Object.assign(state, request),
      refreshEveryPage: () => ({}),
    },
    onCall: (name, request) => {
      if (name !== 'getSwitches') asked.push([name, request])
      return undefined
    },
    ...options,
  })
  return { ...fake, asked }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('the operator’s switches', () => {
  it('ROLE-014 ROLE-015 CALL-042 turns maintenance on with its message and the code, and off again', async () => {
    const { asked, seen } = open()
    await page.getByLabelText('Message for the players').fill('Back at 14:00')
    await button('Maintenance: turn on').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await expect.element(dialog.getByText('Enter your transaction code')).toBeVisible()
    await dialog.getByLabelText('Transaction code').fill('CODE')
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await expect.element(page.getByText('Players read: Back at 14:00')).toBeVisible()
    expect(seen.toasts).toEqual(['Maintenance is on'])
    await button('Maintenance: turn off').click()
    await dialog.getByLabelText('Transaction code').fill('CODE')
    await dialog.getByRole('button', { name: 'Turn off' }).click()
    await expect.element(page.getByText('Off: everyone can use the site.')).toBeVisible()
    expect(asked).toEqual([
      ['setMaintenance', { maintenanceMode: true, transactionCode: 'CODE', message: 'Back at 14:00' }],
      ['setMaintenance', { maintenanceMode: false, transactionCode: 'CODE' }],
    ])
  })

  it('ROLE-015 CALL-043 turns the socket off with the code', async () => {
    const { asked } = open()
    await button('Socket: turn off').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabelText('Transaction code').fill('CODE')
    await dialog.getByRole('button', { name: 'Turn off' }).click()
    await expect.element(button('Socket: turn on')).toBeVisible()
    expect(asked).toEqual([['setUseSocket', { socket: false, transactionCode: 'CODE' }]])
  })

  it('ROLE-014 CALL-044 refreshes every page once, after a confirmation', async () => {
    const { asked, seen } = open()
    await button('Refresh all').click()
    const dialog = page.getByRole('dialog', { name: 'Refresh every open page?' })
    expect(asked).toEqual([])
    await dialog.getByRole('button', { name: 'Refresh all' }).dblClick()
    await expect.poll(() => seen.toasts).toEqual(['The refresh was sent to every open page'])
    expect(asked).toEqual([['refreshEveryPage', { message: 'User Refreshed' }]])
  })

  it('CALL-044 refreshes every page by POST if the operator accepts the documented GET only from its own pages', async () => {
    const { asked, seen } = open({
      answers: {
        getSwitches: () => ({
          maintenanceMode: false,
          maintenanceMessage: '',
          socket: true,
          singleScreen: false,
        }),
        refreshEveryPage: () =>
          Promise.reject(new OperatorError('refused', 'No', { status: 403, code: 'cross-site' })),
        requestRefresh: () => ({}),
      },
    })
    await button('Refresh all').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Refresh all' }).click()
    await expect.poll(() => seen.toasts).toEqual(['The refresh was sent to every open page'])
    expect(asked.map(([name]) => name)).toEqual(['refreshEveryPage', 'requestRefresh'])
  })
})
