import own from '../package.json' with { type: 'json' }

/** The scope that this command was published under: `npm run pack` writes a team's own into the built file. */
export const scope = own.name.slice(0, own.name.indexOf('/'))
