/** Where the notifications of the player who is logged in are stored. The next login starts with none. */
export const notificationsKey = 'kit.notifications'
