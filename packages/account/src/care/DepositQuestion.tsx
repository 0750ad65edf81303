import { setCareLimit, type Care } from '@kit/sdk/contract'
import { Banner, Button, useMessage } from '@kit/ui'
import { useCareChange } from './useCareChange.ts'

/**
 * The question of the jurisdiction before a deposit: a limit is required, or the player is asked whether they want one.
 */
export function DepositQuestion({ waitsFor }: { waitsFor: Care['depositWaitsFor'] }) {
  const message = useMessage()
  const { change, isPending, problem } = useCareChange(setCareLimit)
  if (waitsFor === 'nothing') return null
  return (
    <>
      <Banner
        tone="warning"
        action={
          waitsFor === 'answer' && (
            <Button
              size="small"
              loading={isPending}
              onClick={() => change({ kind: 'deposit', period: 'month', amount: null })}
            >
              {message('care.question.none')}
            </Button>
          )
        }
      >
        {message(`care.question.${waitsFor}`)}
      </Banner>
      {problem && <Banner tone="danger">{problem}</Banner>}
    </>
  )
}
