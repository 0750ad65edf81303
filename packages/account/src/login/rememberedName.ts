/** Storage key for the user name of a player who ticked "remember me". The password is never stored. */
export const rememberedNameKey = 'kit.userName'
