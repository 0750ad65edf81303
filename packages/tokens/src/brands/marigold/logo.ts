import type { LogoDrawing } from '../brand.ts'

const petals = Array.from({ length: 8 }, (_, turn) => {
  const angle = (turn * Math.PI) / 4
  const at = (reach: number, by: number) =>
    `${(18 + reach * Math.sin(angle + by)).toFixed(1)} ${(18 - reach * Math.cos(angle + by)).toFixed(1)}`
  return `M${at(6, 0)}C${at(10, -0.5)} ${at(15, -0.34)} ${at(16, 0)}C${at(15, 0.34)} ${at(10, 0.5)} ${at(6, 0)}Z`
}).join('')

/** A block-printed flower, and the word in round strokes. */
export const marigoldLogo: LogoDrawing = {
  viewBox: '0 0 178 36',
  markViewBox: '0 0 36 36',
  shapes: [
    { d: petals, tone: 'action' },
    { d: 'M18 22.4a4.4 4.4 0 1 0 0-8.8a4.4 4.4 0 0 0 0 8.8Z', tone: 'accent' },
    { d: 'M45 28V10l7 10l7-10v18', tone: 'text', stroke: 3.6 },
    { d: 'M78 22a5.6 6 0 1 1-11.2 0a5.6 6 0 1 1 11.2 0ZM78 16v12', tone: 'text', stroke: 3.6 },
    { d: 'M85 28V16M85 21a5 5 0 0 1 5.5-5', tone: 'text', stroke: 3.6 },
    { d: 'M97 16v12', tone: 'text', stroke: 3.6 },
    { d: 'M97 10.2v.2', tone: 'action', stroke: 4.2 },
    {
      d: 'M115.2 22a5.6 6 0 1 1-11.2 0a5.6 6 0 1 1 11.2 0ZM115.2 16v13a5 5 0 0 1-9.4 2.4',
      tone: 'text',
      stroke: 3.6,
    },
    { d: 'M134 22a6 6 0 1 1-12 0a6 6 0 1 1 12 0Z', tone: 'text', stroke: 3.6 },
    { d: 'M141 9v15a4 4 0 0 0 3.4 4', tone: 'text', stroke: 3.6 },
    { d: 'M161.2 22a5.6 6 0 1 1-11.2 0a5.6 6 0 1 1 11.2 0ZM161.2 9v19', tone: 'text', stroke: 3.6 },
  ],
}
