import { excludeSelf, startTimeOut } from '@kit/sdk/contract'
import { Banner, Button, Dialog, Section, Select, useMessage } from '@kit/ui'
import { useState } from 'react'
import * as styles from './care.css.ts'
import { useCare } from './careContext.ts'
import { hoursText } from './careWords.ts'
import { useCareChange } from './useCareChange.ts'

/** Each requires a confirmation, because neither can be undone. */
export function BreakSection() {
  const { profile } = useCare()
  const message = useMessage()
  const timeOut = useCareChange(startTimeOut)
  const exclusion = useCareChange(excludeSelf)
  return (
    <>
      <Choice
        title={message('care.timeOut')}
        start={message('care.timeOut.start')}
        about={message('care.available.timeOut.text')}
        values={profile.timeOutHours}
        textOf={(hours) => hoursText(message, hours)}
        sure={(time) => message('care.timeOut.sure', { time })}
        onStart={(hours) => timeOut.change({ hours })}
        isBusy={timeOut.isPending}
        problem={timeOut.problem}
      />
      <Choice
        title={message('care.exclusion')}
        start={message('care.exclusion.start')}
        about={message('care.available.exclusion.text')}
        values={profile.exclusionMonths}
        textOf={(count) =>
          count % 12 === 0 && count > 12
            ? message('care.years', { count: count / 12 })
            : message('care.months', { count })
        }
        sure={(time) => message('care.exclusion.sure', { time })}
        onStart={(months) => exclusion.change({ months })}
        isBusy={exclusion.isPending}
        problem={exclusion.problem}
      />
    </>
  )
}

interface ChoiceProps {
  title: string
  start: string
  about: string
  values: readonly number[]
  textOf: (value: number) => string
  sure: (time: string) => string
  onStart: (value: number) => void
  isBusy: boolean
  problem: string | undefined
}

function Choice({ title, start, about, values, textOf, sure, onStart, isBusy, problem }: ChoiceProps) {
  const message = useMessage()
  const [value, setValue] = useState(values[0] ?? 0)
  const [isAsking, setAsking] = useState(false)
  return (
    <Section title={title}>
      <p className={styles.quiet}>{about}</p>
      <div className={styles.fields}>
        <Select
          label={message('care.timeOut.for')}
          value={String(value)}
          options={values.map((one) => ({ value: String(one), label: textOf(one) }))}
          onChange={({ currentTarget }) => setValue(Number(currentTarget.value))}
        />
        <Dialog.Root open={isAsking} onOpenChange={setAsking}>
          <Dialog.Trigger asChild>
            <Button tone="danger" loading={isBusy}>
              {start}
            </Button>
          </Dialog.Trigger>
          <Dialog.Content
            title={title}
            labels={{ close: message('care.close') }}
            footer={
              <>
                <Dialog.Close asChild>
                  <Button>{message('care.cancel')}</Button>
                </Dialog.Close>
                <Button
                  tone="danger"
                  onClick={() => {
                    setAsking(false)
                    onStart(value)
                  }}
                >
                  {start}
                </Button>
              </>
            }
          >
            {sure(textOf(value))}
          </Dialog.Content>
        </Dialog.Root>
      </div>
      {problem && <Banner tone="danger">{problem}</Banner>}
    </Section>
  )
}
