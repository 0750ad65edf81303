import { OperatorError } from '@kit/sdk'
import type { Complaint } from '@kit/sdk/contract'
import { pageOf } from '@kit/shell/testing'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { closeStaff, showStaff } from '../testing/showStaff.tsx'
import ComplaintsPage from './ComplaintsPage.tsx'

afterEach(closeStaff)

function open(refuse = false) {
  let complaint: Complaint = {
    id: 'c1',
    title: 'My withdrawal',
    message: 'It has not arrived.',
    state: 'open',
    answer: '',
    player: { id: 'p1', userName: 'floodlight_fan' },
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
  }
  const asked: unknown[] = []
  const sent: Record<string, unknown>[] = []
  showStaff(<ComplaintsPage />, {
    answers: {
      listPlayerComplaints(request) {
        asked.push(request)
        const { status } = request as { status?: string }
        return pageOf(status === undefined || status === complaint.state ? [complaint] : [])
      },
      answerComplaint(request) {
        sent.push(request as Record<string, unknown>)
        if (refuse)
          throw new OperatorError('refused', 'This complaint is closed', {
            status: 409,
            code: 'complaint-closed',
          })
        const { status, answer } = request as { status: Complaint['state']; answer: string }
        complaint = { ...complaint, state: status, answer }
        return complaint
      },
    },
  })
  return { asked, sent }
}

const answer = page.getByRole('textbox', { name: 'Answer' })

it('ROLE-023 CALL-072 shows staff the open complaints of their players, and sends the answer', async () => {
  const { asked, sent } = open()
  await expect.element(page.getByText('It has not arrived.')).toBeVisible()
  await expect.element(page.getByText('floodlight_fan', { exact: false }).first()).toBeVisible()
  expect(asked[0]).toEqual({ page: 1, limit: 25, status: 'open' })
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await expect.element(page.getByText('Enter an answer.')).toBeVisible()
  expect(sent).toEqual([])
  await answer.fill('It was paid today.')
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await expect.element(page.getByText('No complaints here')).toBeVisible()
  expect(sent).toEqual([{ complaintId: 'c1', answer: 'It was paid today.', status: 'answered' }])
  await page.getByRole('combobox', { name: 'Status' }).selectOptions('Answered')
  await expect.element(page.getByText('It was paid today.', { exact: false })).toBeVisible()
})

it('ROLE-023 keeps the typed answer and shows the reason if the operator refuses it', async () => {
  open(true)
  await answer.fill('It was paid today.')
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await expect.element(page.getByText('This complaint is closed')).toBeVisible()
  await expect.element(answer).toHaveValue('It was paid today.')
})
