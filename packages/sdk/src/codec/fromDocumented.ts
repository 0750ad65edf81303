type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const rowsOf = (docs: unknown): unknown[] => (Array.isArray(docs) ? (docs as unknown[]) : [])
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** A copy in which runs and counts that came as texts are numbers. Amounts and odds may be texts. */
function withNumbers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => withNumbers(one))
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      /^(run[12]?|delaySecond|betDelay)$/.test(key) && typeof one === 'string' && /^\d+(\.\d+)?$/.test(one)
        ? Number(one)
        : withNumbers(one),
    ]),
  )
}

/** Returns true from a minute before the start, by the clock of the device. Source: MKT-015. */
const isInPlay = (openDate: unknown): boolean => Date.parse(textOf(openDate)) - Date.now() < 60_000

/** Event rows made of markets: the first market of an event is its main one. Other rows stay as they are. */
function eventRows(rows: unknown): unknown {
  const byEvent = new Map<unknown, Fields>()
  for (const row of rowsOf(rows)) {
    if (!isFields(row) || 'mainMarket' in row || !('teams' in row) || !isFields(row['event'])) {
      byEvent.set(row, row as Fields)
      continue
    }
    const { _id, event, eventType, competition } = row
    const known = byEvent.get(row['event']['id'])
    if (known) rowsOf(known['marketIds']).push(_id)
    else
      byEvent.set(row['event']['id'], {
        event,
        eventType,
        competition,
        isInPlay: isInPlay(row['event']['openDate']),
        marketIds: [_id],
        mainMarket: row,
      })
  }
  return [...byEvent.values()]
}

function homeOf(docs: unknown): unknown {
  if (!isFields(docs)) return docs
  const { ongoing, upcoming, highlight } = docs
  return {
    ...docs,
    ongoing: eventRows(ongoing),
    upcoming: eventRows(upcoming),
    highlight: rowsOf(highlight).map((row) =>
      isFields(row) && isFields(row['event']) ? row['event']['id'] : row,
    ),
  }
}

/** Competitions without an id have their name for one. */
const sportOf = (sport: unknown): unknown =>
  isFields(sport)
    ? {
        ...sport,
        competitions: rowsOf(sport['competitions']).map((one) =>
          isFields(one) ? { id: textOf(one['name']), ...one } : one,
        ),
      }
    : sport

/** A bet without an id gets one derived from its content, so that it keeps the id from answer to answer. */
function betsOf(docs: unknown, isOfPlayers: boolean): unknown {
  const seen = new Map<string, number>()
  return rowsOf(docs).map((row) => {
    if (!isFields(row)) return row
    const owned = isOfPlayers ? { user: { _id: '', userName: '' }, ...row } : row
    if ('_id' in row) return owned
    const { market, odds, stake, createdAt } = row
    const [ofMarket, ofOdds] = [isFields(market) ? market : {}, isFields(odds) ? odds : {}]
    const facts = [
      ofMarket['id'],
      ofOdds['teamId'],
      ofOdds['type'],
      ofOdds['odd'],
      ofOdds['run'],
      stake,
      createdAt,
    ]
    const id = facts.map((fact) => textOf(fact)).join('.')
    const count = (seen.get(id) ?? 0) + 1
    seen.set(id, count)
    return { ...owned, _id: count > 1 ? `${id}.${count}` : id }
  })
}

const foundBySport = (docs: unknown): unknown =>
  isFields(docs)
    ? Object.entries(docs).map(([name, events]) => ({
        name,
        events: rowsOf(events).map((one) =>
          isFields(one) ? { eventType: one['eventTypeName'] ?? name, ...one } : one,
        ),
      }))
    : docs

const kinds: Record<string, string> = {
  'Live Casino': 'live',
  'Virtual Games': 'virtual',
  'Slot Games': 'slot',
  'Crash Games': 'crash',
  Lottery: 'lottery',
}
const games = (docs: unknown): unknown =>
  rowsOf(docs).map((row) =>
    isFields(row)
      ? { min: 0, max: 0, ...row, gameType: kinds[textOf(row['gameType'])] ?? row['gameType'] }
      : row,
  )

const readers: Record<string, (docs: unknown) => unknown> = {
  getHome: homeOf,
  listHighlights: eventRows,
  getConfiguration: (docs) =>
    isFields(docs)
      ? {
          ...docs,
          ...('home' in docs && { home: homeOf(docs['home']) }),
          ...('tournament' in docs && {
            tournament: rowsOf(docs['tournament']).map((sport) => sportOf(sport)),
          }),
        }
      : docs,
  listCurrencyRates: (docs) =>
    rowsOf(docs).map((row) => (isFields(row) ? { symbol: '', ...row, rate: textOf(row['rate']) } : row)),
  searchEvents: foundBySport,
  listCasinoGames: games,
  getReferral: (docs) =>
    isFields(docs) ? { referralCode: textOf(docs['referrerCode']), referredCount: 0, ...docs } : docs,
}

/**
 * Rewrites docs that have only what the specification names into the contract's form, for a call whose docs did not fit.
 * Other docs stay as they are. Loaded with the first answer that does not fit.
 */
export function fromDocumented(call: string, given: unknown): unknown {
  const docs = withNumbers(given)
  if (/^list.*Bet(s|History|Details)$/.test(call)) return betsOf(docs, call.startsWith('listPlayer'))
  return readers[call]?.(docs) ?? docs
}
