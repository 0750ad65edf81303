import { useLivePrice, useMarket, useTakePrice, type PricePlace } from '@kit/betting/headless'
import { homeQuery } from '@kit/sdk/query'
import { useOperator } from '@kit/sdk/react'
import { useQuery } from '@tanstack/react-query'

const states = {
  loading: 'Prices are on their way …',
  failed: 'Prices could not be read.',
  missing: 'This market is gone.',
  open: 'Open',
  suspended: 'Suspended',
  interrupted: 'The line is down: prices may be old.',
  stale: 'Prices may be old.',
  closed: 'Closed',
}

/** The figure is written without React. */
function Price({ place, isLocked }: { place: PricePlace; isLocked: boolean }) {
  const { ref, taken } = useLivePrice(place)
  const take = useTakePrice()
  const name = `${place.side === 'back' ? 'Back' : 'Lay'} ${place.runnerName}`
  return (
    <button
      type="button"
      data-side={place.side}
      aria-label={name}
      disabled={isLocked}
      onClick={(tap) => {
        const price = taken(tap)
        if (price) take(price)
      }}
    >
      <b ref={ref} />
    </button>
  )
}

function Market({ eventId, marketId }: { eventId: string; marketId: string }) {
  const { state, market, lockOf, retry } = useMarket(eventId, marketId)
  return (
    <section aria-busy={state === 'loading'} data-state={state}>
      <p role="status">{states[state]}</p>
      {state === 'failed' && (
        <button type="button" onClick={retry}>
          Try again
        </button>
      )}
      {market?.runners.map(({ id, name }) => (
        <div key={id} className="runner">
          <span>{name}</span>
          {(['back', 'lay'] as const).map((side) => (
            <Price
              key={side}
              place={{ marketId, runnerId: id, runnerName: name, side }}
              isLocked={lockOf(id) !== undefined}
            />
          ))}
        </div>
      ))}
    </section>
  )
}

export function Match() {
  const { data, isPending, isError } = useQuery(homeQuery(useOperator().client))
  const first = data?.ongoing[0] ?? data?.upcoming[0]
  if (!first)
    return (
      <p role="status">
        {isPending ? 'Events are on their way …' : isError ? states.failed : 'No event now.'}
      </p>
    )
  return (
    <article>
      <h1>{first.event.name}</h1>
      {first.mainMarket && <Market eventId={first.event.id} marketId={first.mainMarket.id} />}
    </article>
  )
}
