/** CSS custom property with the height of the quick bet bar at the lower edge; unset while the bar is hidden. */
export const quickBarRoom = '--kit-quick-bar'
