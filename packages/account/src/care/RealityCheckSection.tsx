import { setRealityCheck } from '@kit/sdk/contract'
import { Banner, Section, Select, useMessage } from '@kit/ui'
import * as styles from './care.css.ts'
import { useCare } from './careContext.ts'
import { minutesBetweenChecks } from './careProfiles.ts'
import { minutesText } from './careWords.ts'
import { useCareChange } from './useCareChange.ts'

export function RealityCheckSection({ minutes }: { minutes: number }) {
  const { profile } = useCare()
  const message = useMessage()
  const { change, isPending, problem } = useCareChange(setRealityCheck)
  return (
    <Section title={message('care.check')}>
      <div className={styles.fields}>
        <Select
          label={message('care.check.every')}
          value={String(minutesBetweenChecks(profile, minutes))}
          disabled={isPending}
          options={profile.checkChoices.map((one) => ({
            value: String(one),
            label: minutesText(message, one),
          }))}
          onChange={({ currentTarget }) => change({ minutes: Number(currentTarget.value) })}
        />
      </div>
      {problem && <Banner tone="danger">{problem}</Banner>}
    </Section>
  )
}
