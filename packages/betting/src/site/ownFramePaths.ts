/** Paths at which operators serve pages for frames from the site's own origin: score boards and the sports book. */
export const ownFramePaths = ['/api/common/game/board/', '/api/common/game/sportsBook/']
