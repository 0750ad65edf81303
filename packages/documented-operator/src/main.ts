import { parseArgs } from 'node:util'
import { faults, variations, type Fault, type Variation } from './options.ts'
import { serveSites } from './serveSites.ts'
import { startDocumentedOperator } from './startDocumentedOperator.ts'

const listOf = <T extends string>(given: string | undefined, known: readonly T[]): T[] =>
  (given ?? '')
    .split(',')
    .filter(Boolean)
    .map((name) => {
      const found = known.find((one) => one === name)
      if (!found) throw new Error(`"${name}" is unknown. Known: ${known.join(', ')}.`)
      return found
    })

function readOptions() {
  const { values } = parseArgs({
    options: {
      variations: { type: 'string' },
      faults: { type: 'string' },
      'fault-share': { type: 'string' },
      seed: { type: 'string' },
    },
  })
  const { PORT, KIT_SITE, KIT_PASSWORD } = process.env
  return {
    port: PORT ? Number(PORT) : undefined,
    password: KIT_PASSWORD,
    seed: values.seed ? Number(values.seed) : undefined,
    variations: listOf<Variation>(values.variations, variations),
    faults: listOf<Fault>(values.faults, faults),
    faultShare: values['fault-share'] ? Number(values['fault-share']) : undefined,
    elsewhere: serveSites(KIT_SITE ?? ''),
  }
}

try {
  const operator = await startDocumentedOperator(readOptions())
  console.log(`The site is ready at http://localhost:${operator.port}
Operator  the documented contract and nothing else
Players   player / ${operator.password}, second / ${operator.password}
Staff     administrator / ${operator.password}, branch / ${operator.password}
Codes     one-time ${operator.otp}, transactions ${operator.transactionCode}
Stop      Ctrl-C`)
  process.send?.({ ready: operator.origin })
  const stop = () => void operator.close().then(() => process.exit(0))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, stop)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
