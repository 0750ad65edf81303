/** The jurisdictions of a licence whose demands are known, each of which demands more than those before; `none` where points are play money. */
export const jurisdictions = ['none', 'uk', 'strict'] as const
export type Jurisdiction = (typeof jurisdictions)[number]
