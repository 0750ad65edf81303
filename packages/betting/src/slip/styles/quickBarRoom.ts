/** The CSS property that says how much room the bar of quick bets takes at the lower edge; not set while it is not there. */
export const quickBarRoom = '--kit-quick-bar'
