'use client'
import { readClaim, rulesNames, verifyRound, type Check, type RoundClaim, type Verdict } from '@kit/sdk/fair'
import {
  Banner,
  Button,
  Money,
  MoreMessages,
  PageHeader,
  Select,
  StatusTag,
  TextField,
  useMessage,
} from '@kit/ui'
import { useRouterState } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { verifyMessages } from './messages.ts'
import * as styles from './verify.css.ts'

type ClaimVerdict = Verdict | { kind: 'incomplete' }

const nothing: RoundClaim = { rules: 'kite', serverSeedHash: '', serverSeed: '', clientSeed: '' }

const positionIn = (typed: string): number | undefined =>
  /^[1-9]\d{0,4}$/.test(typed) ? Number(typed) : undefined

/** Clears the bet when the rules change, because it depends on them. */
const noBet = { selection: undefined, cashOut: undefined, stake: undefined, result: undefined }

/** Incomplete claims get no verdict. */
function checkClaim(claim: RoundClaim): ClaimVerdict {
  const { serverSeedHash, serverSeed, clientSeed, outcome } = claim
  if (serverSeedHash === '' || serverSeed === '' || clientSeed === '') return { kind: 'incomplete' }
  return verifyRound({
    ...claim,
    serverSeedHash: serverSeedHash.trim(),
    serverSeed: serverSeed.trim(),
    chainCommitment: claim.chainCommitment?.trim() || undefined,
    outcome: outcome === '' ? undefined : outcome,
  })
}

const Value = ({ what, value }: { what: Check['what']; value: string }) =>
  what === 'result' ? <Money minor={BigInt(value)} kind="result" /> : <bdi>{value}</bdi>

function Compared({ check: { what, isRight, stated, computed } }: { check: Check }) {
  const message = useMessage()
  return (
    <li className={styles.check} data-right={isRight}>
      <p className={styles.what}>
        {message(`casino.verify.what.${what}`)}
        <StatusTag tone={isRight ? 'success' : 'danger'}>
          {message(isRight ? 'casino.verify.same' : 'casino.verify.different')}
        </StatusTag>
      </p>
      <dl className={styles.values}>
        <dt>{message('casino.verify.stated')}</dt>
        <dd className={styles.value}>
          <Value what={what} value={stated} />
        </dd>
        <dt>{message('casino.verify.computed')}</dt>
        <dd className={styles.value}>
          <Value what={what} value={computed} />
        </dd>
      </dl>
    </li>
  )
}

function VerdictView({ verdict }: { verdict: ClaimVerdict }) {
  const message = useMessage()
  if (verdict.kind === 'incomplete')
    return <Banner tone="warning">{message('casino.verify.incomplete')}</Banner>
  if (verdict.kind === 'unknown-rules')
    return <Banner tone="warning">{message('casino.verify.unknownRules')}</Banner>
  if (verdict.kind === 'unknown-selection')
    return <Banner tone="danger">{message('casino.verify.unknownSelection')}</Banner>
  const { isRight, outcome, checks } = verdict
  return (
    <>
      <Banner tone={isRight ? 'success' : 'danger'}>
        <strong>{message(isRight ? 'casino.verify.right' : 'casino.verify.wrong')}</strong>
        {!isRight && <p className={styles.more}>{message('casino.verify.wrongText')}</p>}
      </Banner>
      <p className={styles.came}>
        {message('casino.verify.came')}: <strong>{outcome.text}</strong>
      </p>
      <ul className={styles.checks}>
        {checks.map((check) => (
          <Compared key={check.what} check={check} />
        ))}
      </ul>
    </>
  )
}

function Verifier({ stated }: { stated: RoundClaim | undefined }) {
  const message = useMessage()
  const [claim, setClaim] = useState(stated ?? nothing)
  const [verdict, setVerdict] = useState(() => stated && checkClaim(stated))
  const take = (change: Partial<RoundClaim>) => {
    setClaim({ ...claim, ...change })
    setVerdict(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setVerdict(checkClaim(claim))
  }
  const field = (
    name: 'serverSeedHash' | 'serverSeed' | 'clientSeed' | 'chainCommitment' | 'chainPosition' | 'outcome',
    most: number,
  ) => ({
    value: String(claim[name] ?? ''),
    maxLength: most,
    autoComplete: 'off',
    spellCheck: false,
    onChange: ({ target }: { target: { value: string } }) => take({ [name]: target.value }),
  })
  return (
    <div className={styles.page}>
      <PageHeader title={message('casino.verify.title')} />
      <p className={styles.about}>{message('casino.verify.about')}</p>
      {verdict && <VerdictView verdict={verdict} />}
      <form className={styles.form} onSubmit={submit} noValidate>
        <Select
          label={message('casino.verify.rules')}
          options={rulesNames.map((name) => ({ value: name, label: message(`casino.verify.rules.${name}`) }))}
          value={claim.rules}
          onChange={({ target }) => take({ rules: target.value, ...noBet })}
        />
        <TextField
          label={message('casino.verify.hash')}
          hint={message('casino.verify.hashHint')}
          {...field('serverSeedHash', 64)}
        />
        <TextField label={message('casino.verify.seed')} {...field('serverSeed', 128)} />
        <TextField
          label={message('casino.verify.client')}
          hint={message('casino.verify.clientHint')}
          {...field('clientSeed', 64)}
        />
        <TextField
          label={message('casino.verify.chain')}
          hint={message('casino.verify.chainHint')}
          {...field('chainCommitment', 64)}
        />
        <TextField
          label={message('casino.verify.position')}
          inputMode="numeric"
          {...field('chainPosition', 5)}
          onChange={({ target }) => take({ chainPosition: positionIn(target.value) })}
        />
        <TextField
          label={message('casino.verify.outcome')}
          hint={message('casino.verify.outcomeHint')}
          {...field('outcome', 200)}
        />
        <Button tone="action" type="submit">
          {message('casino.verify.check')}
        </Button>
      </form>
    </div>
  )
}

export default function VerifyPage() {
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  return (
    <MoreMessages messages={verifyMessages}>
      <Verifier key={search} stated={readClaim(search)} />
    </MoreMessages>
  )
}
