'use client'
import { getOrPost } from '@kit/sdk'
import {
  requestRefresh,
  getSwitches,
  refreshEveryPage,
  setMaintenance,
  setUseSocket,
} from '@kit/sdk/contract'
import { invalidate, queryOf } from '@kit/sdk/query'
import { Button, Dialog, Section, Textarea, useMessage } from '@kit/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Answered } from '../frame/ListFrame.tsx'
import { problemText } from '../frame/problemText.ts'
import { SignDialog } from '../frame/SignDialog.tsx'
import { StaffHeading, StaffPage } from '../frame/StaffPage.tsx'
import { useStaffSite } from '../staffContext.ts'
import * as styles from '../staff.css.ts'

/** Page for the administrator only. Sources: ROLE-014, ROLE-015, CALL-042 to CALL-044. */
export default function OperatorPage() {
  return (
    <StaffPage path="/staff/operator">
      <Switches />
    </StaffPage>
  )
}

function Switches() {
  const message = useMessage()
  const { client } = useStaffSite().operator
  const query = useQuery(queryOf(client, getSwitches, {}))
  return (
    <>
      <StaffHeading title={message('staff.operator')} />
      <Answered query={query} height="320px">
        {({ maintenanceMode, maintenanceMessage, socket }) => (
          <div className={styles.sections}>
            <Maintenance isOn={maintenanceMode} says={maintenanceMessage} />
            <SwitchSection name="socket" isOn={socket} />
          </div>
        )}
      </Answered>
      <RefreshAll />
    </>
  )
}

function useSwitched() {
  const { operator, toast } = useStaffSite()
  const message = useMessage()
  const queries = useQueryClient()
  return async (name: 'maintenance' | 'socket', isOn: boolean, transactionCode: string, says?: string) => {
    try {
      if (name === 'maintenance')
        await operator.client.call(setMaintenance, {
          maintenanceMode: isOn,
          transactionCode,
          ...(isOn && says && { message: says }),
        })
      else await operator.client.call(setUseSocket, { socket: isOn, transactionCode })
      toast(
        message(isOn ? 'staff.turnedOn' : 'staff.turnedOff', { name: message(`staff.${name}`) }),
        'success',
      )
      return undefined
    } catch (error) {
      return problemText(error, message)
    } finally {
      invalidate(queries, setMaintenance.changes)
    }
  }
}

function Maintenance({ isOn, says }: { isOn: boolean; says: string }) {
  const message = useMessage()
  const [text, setText] = useState('')
  return (
    <SwitchSection name="maintenance" isOn={isOn} text={text.trim()}>
      {isOn && says !== '' && <p>{message('staff.maintenance.says', { text: says })}</p>}
      {!isOn && (
        <Textarea
          label={message('staff.maintenance.message')}
          hint={message('staff.maintenance.messageHint')}
          rows={2}
          maxLength={280}
          labels={{ left: (count) => message('staff.maintenance.left', { count }) }}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
    </SwitchSection>
  )
}

interface SwitchSectionProps {
  name: 'maintenance' | 'socket'
  isOn: boolean
  /** Sent when the switch is turned on. */
  text?: string
  children?: ReactNode
}

function SwitchSection({ name, isOn, text, children }: SwitchSectionProps) {
  const message = useMessage()
  const [isAsking, setAsking] = useState(false)
  const change = useSwitched()
  // Marks the state in which players lose service or live prices as dangerous.
  const tone = (name === 'maintenance') === isOn ? 'action' : 'danger'
  return (
    <Section title={message(`staff.${name}`)}>
      <div className={styles.stack}>
        <p role="status" data-switch={isOn ? 'on' : 'off'}>
          {message(`staff.${name}.${isOn ? 'on' : 'off'}`)}
        </p>
        {children}
        <div>
          <Button tone={tone} onClick={() => setAsking(true)}>
            {message(isOn ? 'staff.switch.off' : 'staff.switch.on', { name: message(`staff.${name}`) })}
          </Button>
        </div>
      </div>
      {isAsking && (
        <SignDialog
          title={message(isOn ? 'staff.switch.off' : 'staff.switch.on', { name: message(`staff.${name}`) })}
          text={message('staff.switch.text')}
          actionLabel={message(isOn ? 'staff.turnOff' : 'staff.turnOn')}
          tone={tone}
          act={(code) => change(name, !isOn, code, text)}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  )
}

/** Reloads every open page after a confirmation, because it affects every player (CALL-044). */
function RefreshAll() {
  const { operator, toast } = useStaffSite()
  const message = useMessage()
  const [isAsking, setAsking] = useState(false)
  const refresh = useMutation({
    mutationFn: () =>
      getOrPost(operator.client, refreshEveryPage, requestRefresh, { message: 'User Refreshed' }),
    onSuccess: () => toast(message('staff.refresh.done'), 'success'),
    onError: (error) => toast(problemText(error, message), 'danger'),
    onSettled: () => setAsking(false),
  })
  return (
    <Section title={message('staff.refresh')}>
      <div className={styles.stack}>
        <p>{message('staff.refresh.text')}</p>
        <div>
          <Button onClick={() => setAsking(true)}>{message('staff.refresh')}</Button>
        </div>
      </div>
      <Dialog.Root open={isAsking} onOpenChange={(opens: boolean) => !refresh.isPending && setAsking(opens)}>
        <Dialog.Content
          title={message('staff.refresh.sure')}
          description={message('staff.refresh.text')}
          labels={{ close: message('staff.close') }}
        >
          <div className={styles.buttons}>
            <Button onClick={() => setAsking(false)} disabled={refresh.isPending}>
              {message('staff.cancel')}
            </Button>
            <Button
              tone="action"
              loading={refresh.isPending}
              onClick={() => !refresh.isPending && refresh.mutate()}
            >
              {message('staff.refresh')}
            </Button>
          </div>
        </Dialog.Content>
      </Dialog.Root>
    </Section>
  )
}
