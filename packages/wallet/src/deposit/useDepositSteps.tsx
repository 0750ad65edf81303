'use client'
import { getCare, minorFromPoints, type PaymentMethod, type User } from '@kit/sdk/contract'
import { queryOf } from '@kit/sdk/query'
import { useFlag } from '@kit/sdk/react'
import { Stepper, useMessage } from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { paymentTypeFacts } from '../paymentTypeFacts.ts'
import { useState, type ReactNode } from 'react'
import { minorOfDigits } from '../amount/amountDigits.ts'
import { useWalletSite } from '../walletContext.ts'
import * as styles from './deposit.css.ts'
import { useDepositServices } from './depositContext.ts'
import { depositStop, leftToDeposit } from './depositCare.ts'
import { DepositStopped } from './DepositStopped.tsx'
import { leastTransfer, offeredMethods } from './methodChoice.ts'
import { paymentOrder } from './paymentOrder.ts'
import { RequestProblem } from './RequestProblem.tsx'
import { AmountStep } from './steps/AmountStep.tsx'
import { DetailStep } from './steps/DetailStep.tsx'
import { MethodStep, type MethodsAnswer } from './steps/MethodStep.tsx'
import { OwnStep } from './steps/OwnStep.tsx'
import { useBonusOffers } from './useBonusOffers.ts'
import type { useDepositRequest } from './useDepositRequest.ts'

interface DepositStepsOptions {
  player: User
  startDigits: string
  startBonusId: string | undefined
  methods: MethodsAnswer
  request: ReturnType<typeof useDepositRequest>
}

interface ShownStep {
  heading: string
  index: number
  body: ReactNode
  reset: () => void
}

const steps = ['amount', 'method', 'detail'] as const
type Step = (typeof steps)[number]

/**
 * Steps of a deposit: amount, method, detail. Next goes forward, Back exactly one step back
 * (DEP-001, DEP-039).
 */
export function useDepositSteps({
  player,
  startDigits,
  startBonusId,
  methods,
  request,
}: DepositStepsOptions): ShownStep {
  const message = useMessage()
  const { client } = useWalletSite().operator
  // An operator without care answers nothing, and nothing prevents a deposit.
  const { data: care } = useQuery({ ...queryOf(client, getCare, {}), refetchOnMount: 'always' })
  const stop = care && depositStop(care)
  const left = care && leftToDeposit(care)
  const minimumAmount = minorFromPoints(useFlag('wallet.minimumAmount')) ?? 0n
  const order = paymentOrder(useFlag('wallet.paymentUi'))
  const [chosenStep, setStep] = useState<Step>('amount')
  const [isReturned, setReturned] = useState(false)
  const [digits, setDigits] = useState(startDigits)
  const [methodId, setMethodId] = useState<string>()
  const [bonusId, setBonusId] = useState(startBonusId)
  const amount = minorOfDigits(digits)
  const offered = methods.data && offeredMethods(methods.data, amount, { minimumAmount, order })
  const chosen = offered?.find(({ method, isLocked }) => method.id === methodId && !isLocked)?.method
  const { ownMethods } = useDepositServices()
  const ownOf = (method: PaymentMethod) => ownMethods.find(({ isFor }) => isFor(method))
  const own = chosen && ownOf(chosen)
  const bonuses = useBonusOffers(player, amount)
  // A request of the hosted provider has no bonus.
  const offers = chosen && !paymentTypeFacts[chosen.paymentType].isHosted ? bonuses : []
  // A bonus that no longer applies, after a change of amount or method, is not sent.
  const appliedId = offers.find(({ bonus, isInRange }) => bonus.id === bonusId && isInRange)?.bonus.id
  // If the method was withdrawn meanwhile, by the list or by the operator's refusal, the player
  // chooses again.
  const isGone = request.problem?.code === 'payment-method-unknown'
  const step = chosenStep === 'detail' && (!chosen || isGone) ? 'method' : chosenStep
  // The domain's minimum and the player's limit may arrive after the amount was entered. The step stays until Next, so
  // that typing an allowed amount does not leave it.
  const isOutside = amount !== 0n && (amount < minimumAmount || (left !== undefined && amount > left))
  if (step === 'method' && isOutside) {
    setStep('amount')
    setReturned(true)
  }
  const go = (to: Step) => {
    request.dismiss()
    setReturned(false)
    setStep(to)
  }

  const headings = {
    amount: message('wallet.deposit.addFunds'),
    method: message('wallet.deposit.chooseMethod'),
    detail: message('wallet.deposit.detail'),
  }
  const body = (
    <>
      <Stepper
        aria-label={message('wallet.deposit.steps')}
        steps={steps.map((id) => ({ id, label: message(`wallet.deposit.step.${id}`) }))}
        current={step}
        labels={{ done: message('wallet.deposit.stepDone') }}
        className={styles.stepper}
      />
      {step !== 'detail' && <RequestProblem request={request} />}
      {stop && step !== 'detail' && <DepositStopped stop={stop} />}
      {step === 'amount' && !stop && (
        <AmountStep
          digits={digits}
          onDigits={setDigits}
          minimumAmount={minimumAmount}
          leastTransfer={leastTransfer(offered ?? [])}
          left={left}
          isReturned={isReturned}
          bonuses={bonuses}
          bonusId={bonusId}
          onNext={() => go('method')}
        />
      )}
      {step === 'method' && !stop && (
        <MethodStep
          amount={amount}
          offered={offered}
          methods={methods}
          chosen={chosen}
          ownOf={ownOf}
          offers={offers}
          bonusId={appliedId}
          isSending={request.work !== 'idle'}
          onMethod={setMethodId}
          onBonus={setBonusId}
          onBack={() => go('amount')}
          onNext={(method) =>
            paymentTypeFacts[method.paymentType].isHosted && !own
              ? request.sendHosted(method, amount)
              : go('detail')
          }
        />
      )}
      {step === 'detail' && chosen && own && (
        <OwnStep
          key={chosen.id}
          own={own}
          method={chosen}
          amount={amount}
          bonusId={appliedId}
          request={request}
          onBack={() => go('method')}
        />
      )}
      {step === 'detail' && chosen && !own && (
        <DetailStep
          key={chosen.id}
          amount={amount}
          method={chosen}
          request={request}
          onBack={() => go('method')}
          onProceed={({ utr, image }) =>
            request.sendClaim({ method: chosen, amount, bonusId: appliedId, utr, image })
          }
        />
      )}
    </>
  )
  const reset = () => {
    setDigits('')
    setMethodId(undefined)
    setBonusId(undefined)
    go('amount')
  }
  return { heading: headings[step], index: steps.indexOf(step), body, reset }
}
