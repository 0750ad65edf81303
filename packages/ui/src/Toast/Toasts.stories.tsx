import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { Button } from '../Button/index.ts'
import { createToastQueue, Toasts } from './index.ts'

const words = { info: 'Copied to clipboard', success: 'Bet placed', danger: 'Market is suspended' }

function Spoken() {
  const [queue] = useState(createToastQueue)
  useEffect(() => {
    for (const tone of ['info', 'success', 'danger'] as const)
      queue.show(words[tone], { tone, stayMs: 'until-closed' })
  }, [queue])
  return (
    <>
      <Button onClick={() => queue.show('Login Successful', { tone: 'success' })}>
        Say it for two seconds
      </Button>
      <Toasts queue={queue} labels={{ region: 'Messages', close: 'Close' }} />
    </>
  )
}

const meta = {
  title: 'Feedback/Toasts',
  component: Spoken,
  parameters: { matrix: { height: 280 } },
} satisfies Meta<typeof Spoken>
export default meta

export const AllTones: StoryObj<typeof meta> = {}
