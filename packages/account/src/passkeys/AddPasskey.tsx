import { addPasskey, beginPasskey } from '@kit/sdk/contract'
import { invalidate } from '@kit/sdk/query'
import { Button, Inline, useMessage } from '@kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccountServices } from '../accountContext.ts'
import { askAuthenticator } from './askAuthenticator.ts'
import { PasswordProof } from '../second-factor/PasswordProof.tsx'

export function AddPasskey() {
  const { site } = useAccountServices()
  const { client } = site.operator
  const queries = useQueryClient()
  const message = useMessage()
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <Inline gap="medium">
        <Button onClick={() => setOpen(true)}>{message('account.passkeys.add')}</Button>
      </Inline>
    )

  const make = async (password: string): Promise<string | undefined> => {
    const asked = await askAuthenticator('make', await client.call(beginPasskey, { password }))
    if (asked.state !== 'answered') return message(`account.passkeys.${asked.state}`)
    await client.call(addPasskey, { credential: asked.credential })
    site.toast(message('account.passkeys.addDone'), 'success')
    invalidate(queries, addPasskey.changes)
    setOpen(false)
    return undefined
  }
  return (
    <PasswordProof
      text={message('account.passkeys.addText')}
      submitLabel={message('account.passkeys.add')}
      tone="action"
      onProof={make}
      onCancel={() => setOpen(false)}
    />
  )
}
