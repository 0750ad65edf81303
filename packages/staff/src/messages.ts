/** What the first screen may show: the entries of the menu. */
export const messages = {
  'staff.players': 'Players',
  'staff.requests': 'Requests',
  'staff.markets': 'Markets',
  'staff.complaints': 'Complaints',
  'staff.operator': 'Operator',
} as const satisfies Record<string, string>
