import type { Context } from '../context.ts'
import type { Route } from '../http.ts'
import { marketDocument, teamsOf, type Market, type SportEvent } from '../markets.ts'

const gameTypes = ['Live Casino', 'Virtual Games', 'Slot Games', 'Crash Games', 'Lottery']

export function gameRoutes(context: Context): Route[] {
  const { store, seed, delaySecond } = context
  const documentOf = (market: Market) => marketDocument(market, context.tick(), seed, delaySecond)
  const isInPlay = ({ openDate }: SportEvent) => Date.parse(openDate) < context.now() + 60_000
  const open = () => store.markets.filter(({ status }) => status !== 'closed')
  const group = () => open().map((market) => documentOf(market))
  const matchOdds = () => open().filter(({ type }) => type === 'betfair')
  const home = () => ({
    fastestOdd: matchOdds().map((market) => ({
      marketId: market.id,
      teams: teamsOf(market, context.tick(), seed),
    })),
    highlight: matchOdds().map((market) => documentOf(market)),
    marketIds: open()
      .map(({ id }) => id)
      .join('|'),
    ongoing: matchOdds()
      .filter(({ event }) => isInPlay(event))
      .map((market) => documentOf(market)),
    upcoming: matchOdds()
      .filter(({ event }) => !isInPlay(event))
      .map((market) => documentOf(market)),
  })
  const tournament = () =>
    [...new Map(store.events.map(({ sport }) => [sport.id, sport])).values()].map(({ id, name }) => {
      const events = store.events.filter(({ sport }) => sport.id === id)
      const competitions = [...new Set(events.map(({ competition }) => competition.name))]
      return {
        id,
        name,
        totalEventCount: events.length,
        competitions: competitions.map((competition) => {
          const own = events.filter((event) => event.competition.name === competition)
          return {
            name: competition,
            eventCount: own.length,
            events: own.map((event) => ({ id: event.id, name: event.name, openDate: event.openDate })),
          }
        }),
      }
    })
  const appConfiguration = () => ({
    logo: '',
    logoText: 'Documented',
    logoSmallUrl: '',
    headerLogo: '',
    slideShow: [],
    headerBottom: { marqueeText: '' },
    metaTags: [],
    registration: { whatsappNumber: '919000000001', whatsappNumberForCreateId: '919000000001' },
    enable: { forgetPassword: true, isRegister: true },
    footer: { companyDetail: '', companyTermsCondition: '', copyrighMessage: '' },
    theme: { mobileBanner: '', bannerText: '' },
    isMaintenance: store.isInMaintenance,
    useSocket: store.isSocketOn,
    isSocketBlocked: false,
    depositButton: true,
    withdrawButton: true,
    marqueeText: '',
  })
  const scores = () =>
    store.events
      .filter((event) => isInPlay(event))
      .map(({ id }) => ({
        eventId: id,
        score: JSON.stringify({ team1: '48/1', over: '5.2' }),
        iframeUrl: '',
      }))
  const common = { method: 'GET', auth: 'none', encoding: 'none' } as const
  return [
    {
      ...common,
      path: 'api/common/comulative',
      answer({ query }) {
        const domainUrl = query.get('domainUrl') ?? ''
        const wants = (name: string) => query.get(name) === 'true'
        return {
          isCompressed: true,
          docs: {
            ...(wants('wholeAppConfiguration') && {
              globalAppConfiguration: {},
              appConfigruation: appConfiguration(),
              domain: {
                domainName: domainUrl,
                type: context.familyOf(domainUrl),
                whitelabelId: 'whitelabel1',
                isWorld: false,
                diamondWebsiteUrl: '',
                worldWebsiteUrl: '',
                isSwitchAllowed: false,
              },
            }),
            ...(wants('marketGroup') && { marketGroup: group() }),
            ...(wants('home') && { home: home() }),
            hotEvent: [],
            maintenance: store.isInMaintenance,
            tournament: tournament(),
            date: new Date(context.now()).toISOString(),
          },
        }
      },
    },
    { ...common, path: 'api/common/home', answer: () => ({ isCompressed: true, docs: home() }) },
    {
      ...common,
      path: 'api/common/game/market/group',
      answer: () => ({ isCompressed: true, docs: group() }),
    },
    { ...common, path: 'api/common/game/highlight', answer: () => ({ docs: home().highlight }) },
    { ...common, path: 'api/common/game/market', answer: () => ({ rows: group() }) },
    {
      ...common,
      path: 'api/administrator/game/market',
      auth: 'bearer',
      roles: ['administrator'],
      answer: () => ({ rows: group() }),
    },
    {
      ...common,
      path: 'api/common/game/market/globalSearch',
      answer({ query }) {
        const search = (query.get('search') ?? '').toLowerCase()
        const bySport: Record<string, unknown[]> = {}
        for (const event of store.events) {
          if (search === '' || !event.name.toLowerCase().includes(search)) continue
          ;(bySport[event.sport.name] ??= []).push({
            eventTypeName: event.sport.name,
            eventTypeId: event.sport.id,
            eventId: event.id,
            eventName: event.name,
            countryCode: 'IN',
            timezone: 'Asia/Kolkata',
            openDate: event.openDate,
            markets: event.markets.map((market) => documentOf(market)),
          })
        }
        return { docs: bySport }
      },
    },
    ...(
      [
        ['protected', 'bearer'],
        ['common', 'none'],
      ] as const
    ).flatMap(([segment, auth]): Route[] => [
      {
        ...common,
        auth,
        path: `api/${segment}/game/liveTv`,
        answer: () => ({ isCompressed: true, docs: [] }),
      },
      {
        ...common,
        auth,
        path: `api/${segment}/game/marketScoreList`,
        answer: () => ({ isCompressed: true, docs: scores() }),
      },
    ]),
    {
      ...common,
      path: 'api/common/game/casinoGame',
      answer({ query }) {
        // No document shows the values of the filter: one that is unknown filters nothing.
        const asked = query.get('gameType') ?? ''
        const types = gameTypes.includes(asked) ? [asked] : gameTypes
        const games = types.flatMap((gameType) =>
          ['Roulette', 'Baccarat'].map((name) => ({ gameType, name })),
        )
        return {
          isCompressed: true,
          docs: games.map(({ gameType, name }, index) => ({
            gameId: `${gameTypes.indexOf(gameType)}${index}`,
            gameCode: name.toLowerCase(),
            gameName: name,
            gameType,
            provider: 'studio',
            subProviderName: 'studio',
            image: '',
          })),
        }
      },
    },
  ]
}
