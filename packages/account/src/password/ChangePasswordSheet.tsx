import { useState } from 'react'
import { useAccountServices } from '../accountContext.ts'
import PasswordSheet from './PasswordSheet.tsx'

export default function ChangePasswordSheet() {
  const { panel } = useAccountServices()
  const [transactionCode, setTransactionCode] = useState<string | null>(null)
  return (
    <PasswordSheet
      transactionCode={transactionCode}
      onTransactionCode={setTransactionCode}
      onClose={() => panel.setState(null, true)}
    />
  )
}
