import { Dialog, useMessage } from '@kit/ui'
import { useState } from 'react'
import { useCheers, useTerrace } from './terrace.ts'

export function CheerOverlay() {
  const cheers = useCheers(useTerrace())
  const message = useMessage()
  const [read, setRead] = useState(0)
  return (
    <Dialog.Root open={cheers > read} onOpenChange={(isOpen) => !isOpen && setRead(cheers)}>
      <Dialog.Content
        title={message('throwaway.cheered', { count: cheers })}
        labels={{ close: message('throwaway.close') }}
      />
    </Dialog.Root>
  )
}
