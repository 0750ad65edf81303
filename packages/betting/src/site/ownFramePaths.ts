/** Where an operator of this kind serves pages made for frames from the site's own origin: boards, and its sports book. */
export const ownFramePaths = ['/api/common/game/board/', '/api/common/game/sportsBook/']
