/** Messages of the first screen. */
export const messages = {
  'staff.players': 'Players',
  'staff.requests': 'Requests',
  'staff.markets': 'Markets',
  'staff.complaints': 'Complaints',
  'staff.operator': 'Operator',
} as const satisfies Record<string, string>
