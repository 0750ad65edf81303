/** Where the user name of a player who asked to be remembered is kept. Never the password. */
export const rememberedNameKey = 'kit.userName'
