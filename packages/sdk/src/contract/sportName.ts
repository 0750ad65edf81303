/** The sports of the specification by their id (B§9). */
const names = new Map([
  ['1', 'Soccer'],
  ['2', 'Tennis'],
  ['3', 'Golf'],
  ['4', 'Cricket'],
  ['5', 'Rugby Union'],
  ['6', 'Boxing'],
  ['7', 'Horse Racing'],
  ['8', 'Motor Sport'],
  ['10', 'Special Bets'],
  ['11', 'Cycling'],
  ['6422', 'Snooker'],
  ['7511', 'Baseball'],
  ['6423', 'American Football'],
  ['451485', 'Winter Sports'],
  ['7522', 'Basketball'],
  ['7524', 'Ice Hockey'],
  ['1477', 'Rugby League'],
  ['27454571', 'Esports'],
  ['998917', 'Volleyball'],
  ['61420', 'Australian Rules'],
  ['468328', 'Handball'],
  ['3503', 'Darts'],
  ['2152880', 'Gaelic Games'],
  ['26420387', 'Mixed Martial Arts'],
  ['4339', 'Greyhound Racing'],
  ['2378961', 'Politics'],
  ['23789607', 'Kabaddi'],
])

/** The name of a sport; its id where the specification has none. */
export const sportName = (eventTypeId: string): string => names.get(eventTypeId) ?? eventTypeId
