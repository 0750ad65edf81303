import { getOrPost } from '@kit/sdk'
import {
  requestRefresh,
  getSwitches,
  refreshEveryPage,
  setMaintenance,
  setUseSocket,
} from '@kit/sdk/contract'
import { queryOf } from '@kit/sdk/query'
import { Button, Dialog, MoreMessages, Switch, TextField, useMessage } from '@kit/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useSite } from '../siteContext.ts'
import * as styles from './accountMenu.css.ts'
import { switchMessages } from './switchMessages.ts'

type SwitchName = 'maintenance' | 'socket'

/** The operator's switches, for the administrator: each change is signed with the transaction code (SHELL-045, Q-001). */
export default function AdministratorSwitches({ onAsk }: { onAsk: () => void }) {
  return (
    <MoreMessages messages={switchMessages}>
      <Switches onAsk={onAsk} />
    </MoreMessages>
  )
}

/** `onAsk` closes the menu, which would lie over the dialog. */
function Switches({ onAsk }: { onAsk: () => void }) {
  const { services } = useSite()
  const { client } = services.operator
  const message = useMessage()
  const [asked, setAsked] = useState<SwitchName | null>(null)
  const { data } = useQuery(queryOf(client, getSwitches, {}))
  const refresh = useMutation({
    mutationFn: () => getOrPost(client, refreshEveryPage, requestRefresh, { message: 'User Refreshed' }),
    onSuccess: () => services.toast(message('shell.switches.refreshed'), 'success'),
    onError: () => services.toast(message('shell.switches.refreshFailed'), 'danger'),
  })
  const isOn = { maintenance: data?.maintenanceMode ?? false, socket: data?.socket ?? false }
  return (
    <div className={styles.switches} role="group" aria-label={message('shell.switches')}>
      {(['maintenance', 'socket'] as const).map((name) => (
        <Switch
          key={name}
          label={message(`shell.switches.${name}`)}
          checked={isOn[name]}
          disabled={!data}
          onCheckedChange={() => {
            onAsk()
            setAsked(name)
          }}
        />
      ))}
      <Button fullWidth loading={refresh.isPending} onClick={() => refresh.mutate()}>
        {message('shell.switches.refresh')}
      </Button>
      {asked && <SignDialog name={asked} isOn={isOn[asked]} onClose={() => setAsked(null)} />}
    </div>
  )
}

/** Signs one change: a success flips the stored switch, a failure closes the dialog (SHELL-122, SHELL-123). */
function SignDialog({ name, isOn, onClose }: { name: SwitchName; isOn: boolean; onClose: () => void }) {
  const { client } = useSite().services.operator
  const message = useMessage()
  const queries = useQueryClient()
  const [transactionCode, setTransactionCode] = useState('')
  const change = useMutation({
    mutationFn: async () => {
      if (name === 'maintenance') {
        const { maintenanceMode = !isOn } = await client.call(setMaintenance, {
          maintenanceMode: !isOn,
          transactionCode,
        })
        return { maintenanceMode }
      }
      const { socket = !isOn } = await client.call(setUseSocket, { socket: !isOn, transactionCode })
      return { socket }
    },
    onSuccess(changed) {
      const { queryKey } = queryOf(client, getSwitches, {})
      queries.setQueryData(queryKey, (before) => before && { ...before, ...changed })
      void queries.invalidateQueries({ queryKey: ['configuration'] })
    },
    onSettled: onClose,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!change.isPending) change.mutate()
  }
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content
        title={message(`shell.switches.${name}`)}
        description={message('shell.switches.text', { name: message(`shell.switches.${name}`) })}
        labels={{ close: message('shell.switches.close') }}
      >
        <form className={styles.switches} onSubmit={submit}>
          <TextField
            label={message('shell.switches.code')}
            value={transactionCode}
            autoComplete="off"
            maxLength={64}
            data-initial-focus
            onChange={({ target }) => setTransactionCode(target.value)}
          />
          <Button type="submit" tone="action" fullWidth loading={change.isPending}>
            {message('shell.switches.confirm')}
          </Button>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  )
}
