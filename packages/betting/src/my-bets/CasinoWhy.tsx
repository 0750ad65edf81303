'use client'
import {
  listCasinoBetDetails,
  listPlayerCasinoBetDetails,
  type CasinoBet,
  type CasinoBetDetail,
} from '@kit/sdk/contract'
import { pageQueryOf } from '@kit/sdk/query'
import { useMessage } from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useBetting } from '../site/bettingContext.ts'
import { AwaitedDetail } from './AwaitedDetail.tsx'
import { Fact, Facts, Totals } from './Facts.tsx'
import * as styles from './myBets.css.ts'

function useCasinoDetail(bet: CasinoBet, isStaff: boolean) {
  const { client } = useBetting().site.operator
  const asked = { page: 1, limit: 1, betId: bet.id }
  const own = useQuery({ ...pageQueryOf(client, listCasinoBetDetails, asked), enabled: !isStaff })
  const staffs = useQuery({ ...pageQueryOf(client, listPlayerCasinoBetDetails, asked), enabled: isStaff })
  const query = isStaff ? staffs : own
  return { query, detail: query.data?.docs.find(({ id }) => id === bet.id) }
}

function Proof({ proof }: Pick<CasinoBetDetail, 'proof'>) {
  const message = useMessage()
  const seeds = [
    ['serverSeedHash', proof.serverSeedHash],
    ['serverSeed', proof.serverSeed],
    ['clientSeed', proof.clientSeed],
  ] as const
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{message('betting.why.proof')}</h3>
      <p className={styles.quiet}>{message('betting.why.proofText')}</p>
      <dl className={styles.part}>
        {seeds.map(([name, seed]) =>
          seed === null ? null : (
            <div key={name}>
              <dt className={styles.factName}>{message(`betting.why.${name}`)}</dt>
              <dd className={styles.seed}>{seed}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  )
}

/** What came out of a casino bet's round, what the round brought, and the proof that it was not made up afterwards. */
export function CasinoWhy({ bet, isStaff }: { bet: CasinoBet; isStaff: boolean }) {
  const message = useMessage()
  const { query, detail } = useCasinoDetail(bet, isStaff)
  if (!detail) return <AwaitedDetail query={query} />
  const { outcome, roundTotals } = detail
  return (
    <>
      <section className={styles.part}>
        <h3 className={styles.partTitle}>{message('betting.why.title')}</h3>
        <Facts>
          <Fact name={message('betting.why.outcome')}>
            {outcome ? outcome.text : message('betting.why.void')}
          </Fact>
        </Facts>
        <Totals
          rows={[
            { name: message('betting.why.round'), minor: roundTotals.stake, isResult: false },
            { name: message('betting.why.roundNet'), minor: roundTotals.net },
          ]}
        />
      </section>
      <Proof proof={detail.proof} />
    </>
  )
}
