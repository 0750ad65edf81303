export { GameTile, type GameTileProps, type PressedChange } from './GameTile.tsx'
