import own from '../package.json' with { type: 'json' }

/** The scope this command was published under. `npm run pack` writes a team's own scope into the built file. */
export const scope = own.name.slice(0, own.name.indexOf('/'))
