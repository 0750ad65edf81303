/** Storage key of the logged-in player's notifications. The next login starts with none. */
export const notificationsKey = 'kit.notifications'
